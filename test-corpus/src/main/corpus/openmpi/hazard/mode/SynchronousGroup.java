// also: mpj
package hazard.mode;

import java.util.Arrays;
import mpi.*;

/** As SynchronousSeries, with calls that follow one another. */
// ranks: 3
public class SynchronousGroup {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank);
        if (rank == 0) {
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 2, 0); // expect: missed SL101
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
