package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL102: the result is looked up in the array behind the loop. */
public class ReturnsWhatItReads {
    static final int N = 300;

    private static double scaled(double[] in, double[] out) {
        for (int i = 0; i < N; i++) {
            out[i] = in[i] * 2;
        }
        return in[N - 1];
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
            double last = scaled(a, b);
            b[0] = last;
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
