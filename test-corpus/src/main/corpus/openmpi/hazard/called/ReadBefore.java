package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL102: the method reads an element before its loop. */
public class ReadBefore {
    static final int N = 300;

    private static void use(double[] in, double[] out) {
        double last = in[N - 1];
        for (int i = 0; i < N; i++) {
            out[i] = in[i] * last;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            for (int i = 0; i < N; i++) {
                a[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            use(a, b);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
