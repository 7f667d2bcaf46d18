// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL120: a row is replaced while a message may come into it. */
// ranks: 3
public class NextRow {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 200;
        double[][] rows = new double[size][n];
        double sum = 0;
        if (rank == 0) {
            for (int source = 1; source < size; source++) {
                MPI.COMM_WORLD.recv(rows[source], n, MPI.DOUBLE, source, 1); // expect: missed SL120
                rows[source - 1] = new double[n];
            }
            for (int k = 0; k < size; k++) {
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + rows[k][i];
                }
            }
            System.out.println(sum);
        } else {
            double[] mine = new double[n];
            Arrays.fill(mine, rank);
            MPI.COMM_WORLD.send(mine, n, MPI.DOUBLE, 0, 1); // expect: missed SL101
        }
        MPI.Finalize();
    }
}
