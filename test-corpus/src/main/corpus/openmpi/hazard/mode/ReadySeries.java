// also: mpj
package hazard.mode;

import java.util.Arrays;
import mpi.*;

/** SL112: ready sends to one rank after another. */
// ranks: 3
public class ReadySeries {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        Arrays.fill(a, 1 + rank);
        if (rank == 0) {
            for (int r = 1; r < 3; r++) {
                MPI.COMM_WORLD.rSend(a, n, MPI.DOUBLE, r, 0); // expect: missed SL112
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(a[5]);
        }
        MPI.Finalize();
    }
}
