// also: mpj
package hazard.called;

import java.util.Arrays;
import mpi.*;

/** SL101: the result is taken out of its box behind the loop, and may not be there. */
public class UnboxedResult {
    static final int N = 300;

    private static Integer fill(double[] out, int n) {
        for (int i = 0; i < n; i++) {
            out[i] = i * 0.5;
        }
        return n > 3 ? null : n;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        if (rank == 0) {
            try {
                int count = fill(a, N);
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
                System.out.println(count);
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
