package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL101: the method is one of another object. */
public class OtherObject {
    static final int N = 300;

    static class Kernel {
        double w = 3;

        void supply(double[] out, int n) {
            for (int i = 0; i < n; i++) {
                out[i] = i * w;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            new Kernel().supply(a, N);
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                b[i] = a[i] * 2;
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
