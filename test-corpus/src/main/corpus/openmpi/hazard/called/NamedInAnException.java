// also: mpj
package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL102: another call fails in words that name the method with its parameters. */
public class NamedInAnException {
    static final int N = 300;

    private static double[] scaled(double[] in, int n) {
        double[] out = n == 0 ? null : new double[N];
        for (int i = 0; i < n; i++) {
            out[i] = in[i] * 2;
        }
        return out;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        if (rank == 0) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            double[] twice = scaled(a, N);
            System.out.println(Arrays.hashCode(twice));
            try {
                System.out.println(scaled(a, 0).length);
            } catch (NullPointerException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
