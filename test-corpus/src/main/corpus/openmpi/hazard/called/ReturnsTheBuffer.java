package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL102: the result is the array that is still arriving. */
public class ReturnsTheBuffer {
    static final int N = 300;

    private static double[] doubled(double[] in, double[] out) {
        for (int i = 0; i < N; i++) {
            out[i] = in[i] * 2;
        }
        return in;
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
            double[] same = doubled(a, b);
            same[0] = -1;
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
