// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** A synchronous send ends when its receive is posted, and a third rank hears of that: the second receive must not be early. */
// ranks: 3
public class SynchronousSender {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank);
        if (rank == 0) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL102
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 2, 0); // expect: missed SL102
            System.out.println(a[5] + " " + b[5]);
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, MPI.ANY_SOURCE, 1); // expect: missed SL102
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL101
            System.out.println(b[5]);
        } else {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: missed SL101
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL101
        }
        MPI.Finalize();
    }
}
