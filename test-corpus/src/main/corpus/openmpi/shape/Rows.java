// also: mpj
package shape;

import java.util.Arrays;
import mpi.*;

/** One row of a two-dimensional array is computed and sent, received and used. */
public class Rows {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int cols = 380;
        double[][] grid = new double[6][cols];
        int mid = 3;
        if (rank == 0) {
            for (int j = 0; j < cols; j++) {
                grid[mid][j] = j * 0.5;
            }
            MPI.COMM_WORLD.send(grid[mid], cols, MPI.DOUBLE, 1, 1); // expect: passed SL001
            double[] row = grid[4];
            for (int j = 0; j < cols; j++) {
                row[j] = -j;
            }
            MPI.COMM_WORLD.send(row, cols, MPI.DOUBLE, 1, 2); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(grid[mid], cols, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int j = 0; j < cols; j++) {
                sum += grid[mid][j] * j;
            }
            double[] row = grid[2];
            MPI.COMM_WORLD.recv(row, cols, MPI.DOUBLE, 0, 2); // expect: passed SL002
            for (int j = 0; j < cols; j++) {
                sum += row[j];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.deepHashCode(grid));
        MPI.Finalize();
    }
}
