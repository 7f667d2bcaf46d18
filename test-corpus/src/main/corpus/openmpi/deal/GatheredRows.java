// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** A row comes from each rank; a loop behind reads them all. Messages are shorter than asked for. */
public class GatheredRows {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 250;
        double[][] rows = new double[size][n];
        if (rank == 0) {
            for (int source = 1; source < size; source++) {
                MPI.COMM_WORLD.recv(rows[source], n, MPI.DOUBLE, source, 1); // expect: passed SL005
            }
            double sum = 0;
            for (int k = 1; k < size; k++) {
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + rows[k][i];
                }
            }
            System.out.println(sum);
        } else {
            double[] mine = new double[n];
            Arrays.fill(mine, rank);
            MPI.COMM_WORLD.send(mine, n - rank, MPI.DOUBLE, 0, 1); // expect: missed SL101
        }
        MPI.Finalize();
    }
}
