// also: mpj
package hazard.mode;

import java.util.Arrays;
import mpi.*;

/** SL114: the loop itself sends in synchronous mode, and its messages would come behind that of the loop. */
public class SentInTheLoop {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        int[] at = new int[1];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
                if (i % 50 == 0) {
                    at[0] = i;
                    MPI.COMM_WORLD.sSend(at, 1, MPI.INT, 1, 0); // expect: analysis SL010
                }
            }
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
        } else if (rank == 1) {
            for (int k = 0; k < 4; k++) {
                MPI.COMM_WORLD.recv(at, 1, MPI.INT, 0, 0); // expect: analysis SL010
                System.out.println(at[0]);
            }
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
