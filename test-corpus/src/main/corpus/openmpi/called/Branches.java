// also: mpj
// ranks: 2,3
package called;

import java.util.Arrays;
import mpi.*;

/** Two branches call one method, and a third place besides; a send stands under a condition of its own. */
public class Branches {
    static final int N = 300;

    private static void supply(double[] out, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = i * 3;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            if (MPI.COMM_WORLD.getSize() == 2) {
                supply(a, 0, N);
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            } else {
                supply(b, 2, N - 2);
                MPI.COMM_WORLD.send(b, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
            supply(b, 5, N);
            if (args.length == 0) {
                MPI.COMM_WORLD.send(b, N, MPI.DOUBLE, 1, 1); // expect: passed SL001 if args != null && args.length == 0
            }
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(b, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                a[i] = b[i];
            }
            MPI.COMM_WORLD.recv(b, N, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                a[i] += b[i];
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
