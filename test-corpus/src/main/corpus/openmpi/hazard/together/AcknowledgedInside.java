// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL114: each rank hears that its message has come. */
// ranks: 3
public class AcknowledgedInside {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 200;
        double[][] rows = new double[size][n];
        double sum = 0;
        if (rank == 0) {
            for (int source = 1; source < size; source++) {
                MPI.COMM_WORLD.recv(rows[source], n, MPI.DOUBLE, source, 1); // expect: missed SL114
                MPI.COMM_WORLD.send(rows[0], n, MPI.DOUBLE, source, 2); // expect: missed SL114
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
            MPI.COMM_WORLD.send(mine, n, MPI.DOUBLE, 0, 1); // expect: passed SL006
            MPI.COMM_WORLD.recv(mine, n, MPI.DOUBLE, 0, 2); // expect: passed SL006
        }
        MPI.Finalize();
    }
}
