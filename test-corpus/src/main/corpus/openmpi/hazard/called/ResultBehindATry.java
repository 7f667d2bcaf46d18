package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL109: the receive would have to be completed on every way, and the result be hidden by that. */
public class ResultBehindATry {
    static final int N = 300;

    private static double scaled(double[] in, double[] out, int[] places) {
        double sum = 0;
        for (int i = 0; i < N; i++) {
            out[i] = in[i] * 2;
            sum += out[places[i]];
        }
        return sum;
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
            int[] places = new int[N - 1];
            try {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL109
                double sum = scaled(a, b, places);
                b[0] = sum;
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage() + " " + a[N - 1]);
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
