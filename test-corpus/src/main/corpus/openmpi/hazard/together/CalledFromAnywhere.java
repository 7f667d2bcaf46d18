// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL110: callers that nobody knows may look at what has come. */
// ranks: 3
public class CalledFromAnywhere {
    public static void gather(double[][] rows, int size) throws MPIException {
        for (int source = 1; source < size; source++) {
            MPI.COMM_WORLD.recv(rows[source], 200, MPI.DOUBLE, source, 1); // expect: missed SL110
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 200;
        double[][] rows = new double[size][n];
        double sum = 0;
        if (rank == 0) {
            gather(rows, size);
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
