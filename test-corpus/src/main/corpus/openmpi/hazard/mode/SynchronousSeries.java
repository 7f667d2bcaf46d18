// also: mpj
package hazard.mode;

import java.util.Arrays;
import mpi.*;

/** SL112: rank 2 has the message of rank 1 first, since that of rank 0 is sent when rank 1 receives. Both at once would let it come first. */
// ranks: 3
public class SynchronousSeries {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank);
        if (rank == 0) {
            for (int r = 1; r < 3; r++) {
                MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, r, 0); // expect: missed SL112
            }
        } else if (rank == 1) {
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 2, 0); // expect: missed SL101
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(b[5]);
        } else {
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, MPI.ANY_SOURCE, 0); // expect: missed SL102
                System.out.println("from " + b[5]);
            }
        }
        MPI.Finalize();
    }
}
