package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL101: the method may go back before it has come to its loop. */
public class LeftEarly {
    static final int N = 300;

    private static void supply(double[] out, int n) {
        if (n > 299) {
            return;
        }
        for (int i = 0; i < n; i++) {
            out[i] = i * 0.5;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            supply(a, N);
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
