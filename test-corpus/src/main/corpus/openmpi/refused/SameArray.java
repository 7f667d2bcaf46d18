package refused;

import java.util.Arrays;
import mpi.*;

/** SL111: a row that is sent may be one of the rows that the loop writes elsewhere. */
public class SameArray {
    static void produce(double[][] grid, double[] out, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            out[i] = i;
            grid[i % grid.length][0] = -i;
        }
        MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 240;
        double[][] grid = new double[4][n];
        if (rank == 0) {
            produce(grid, new double[n], n);
            produce(grid, grid[2], n);
        } else if (rank == 1) {
            double sum = 0;
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(grid[0], n, MPI.DOUBLE, 0, 0); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + grid[0][i];
                }
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.deepHashCode(grid));
        MPI.Finalize();
    }
}
