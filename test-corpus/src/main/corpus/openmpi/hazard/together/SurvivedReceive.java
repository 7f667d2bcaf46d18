// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL110: a handler looks at what has come when a message did not fit. */
// ranks: 3
public class SurvivedReceive {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 200;
        double[][] rows = new double[size][n];
        double sum = 0;
        if (rank == 0) {
            try {
                for (int source = 1; source < size; source++) {
                    MPI.COMM_WORLD.recv(rows[source], n, MPI.DOUBLE, source, 1); // expect: missed SL110
                }
            } catch (MPIException e) {
                sum = -1;
            }
            for (int k = 0; k < size; k++) {
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + rows[k][i];
                }
            }
            System.out.println(sum);
        } else {
            double[] mine = new double[n * 2];
            Arrays.fill(mine, rank);
            MPI.COMM_WORLD.send(mine, rank == 1 ? n * 2 : n, MPI.DOUBLE, 0, 1); // expect: missed SL101
        }
        MPI.Finalize();
    }
}
