// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** Each rank gets a row of its own, and then some rows one by one. */
public class RowsOut {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 250;
        double[][] rows = new double[size + 4][n];
        for (int k = 0; k < rows.length; k++) {
            for (int i = 0; i < n; i++) {
                rows[k][i] = k * 1000 + i;
            }
        }
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(rows[dest], n, MPI.DOUBLE, dest, 1); // expect: passed SL004
            }
            for (int dest = 1; dest < size; dest++) {
                for (int k = 0; k < 4; k++) {
                    MPI.COMM_WORLD.send(rows[k], n, MPI.DOUBLE, dest, 2); // expect: passed SL004
                }
            }
        } else {
            double[] mine = new double[n];
            for (int k = 0; k < 5; k++) {
                MPI.COMM_WORLD.recv(mine, n, MPI.DOUBLE, 0, MPI.ANY_TAG); // expect: missed SL102
                System.out.println(rank + " " + Arrays.hashCode(mine));
            }
        }
        MPI.Finalize();
    }
}
