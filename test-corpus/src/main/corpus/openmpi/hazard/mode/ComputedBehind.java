// also: mpj
package hazard.mode;

import java.util.Arrays;
import mpi.*;

/** As SynchronousSeries: a message that is computed in front of a synchronous send shows itself behind it only. */
// ranks: 3
public class ComputedBehind {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank);
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                b[i] = 0;
            }
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 2, 0); // expect: passed SL001 words: other ranks see it where the call stands
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
