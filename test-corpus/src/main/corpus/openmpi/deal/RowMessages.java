// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** Each rank sends its rows one by one, the root receives those of one rank after the other. */
public class RowMessages {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 220;
        double[][] rows = new double[size * 6][n];
        if (rank == 0) {
            for (int source = 1; source < size; source++) {
                for (int k = 0; k < 6; k++) {
                    MPI.COMM_WORLD.recv(rows[source * 6 + k], n, MPI.DOUBLE, source, MPI.ANY_TAG); // expect: passed SL005
                }
            }
            System.out.println(Arrays.deepHashCode(rows));
        } else {
            double[] mine = new double[n];
            for (int k = 0; k < 6; k++) {
                Arrays.fill(mine, rank * 10 + k);
                MPI.COMM_WORLD.send(mine, n, MPI.DOUBLE, 0, k % 2); // expect: missed SL101
            }
        }
        MPI.Finalize();
    }
}
