// also: mpj
package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL101: an argument is taken out of its box in front of the loop, and may not be there. */
public class UnboxedArgument {
    static final int N = 300;

    private static void fill(double[] out, int n, int more) {
        for (int i = 0; i < n; i++) {
            out[i] = i * 0.5 + more;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        if (rank == 0) {
            Integer more = args.length == 0 ? null : 1;
            try {
                fill(a, N, more);
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
            } catch (NullPointerException e) {
                MPI.COMM_WORLD.send(new double[N], N, MPI.DOUBLE, 1, 0); // expect: missed SL116
            }
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
