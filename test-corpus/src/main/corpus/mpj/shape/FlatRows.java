package shape;

import java.util.Arrays;
import mpi.*;

/** Rows of a flat array, sent and received in place; a stripe with a row of halo at each side. */
public class FlatRows {
    static int cols = 70;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int rows = 9;
        double[] grid = new double[(rows + 2) * cols];
        if (rank == 0) {
            for (int y = 1; y <= rows; y++) {
                for (int x = 0; x < cols; x++) {
                    grid[y * cols + x] = y + x * 0.5;
                }
            }
            MPI.COMM_WORLD.Send(grid, cols, rows * cols, MPI.DOUBLE, 1, 1); // expect: passed SL001
            for (int y = 1; y <= rows; y++) {
                for (int x = 0; x < cols; x++) {
                    grid[y * cols + x] = y - x;
                }
                MPI.COMM_WORLD.Send(grid, y * cols, cols, MPI.DOUBLE, 1, 2); // expect: passed SL001 if ((long) y + 1) * cols <= grid.length
            }
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.Recv(grid, cols, rows * cols, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int y = 1; y <= rows; y++) {
                for (int x = 0; x < cols; x++) {
                    sum += grid[(y - 1) * cols + x] - grid[y * cols + x] * grid[(y + 1) * cols + x];
                }
            }
            for (int y = 1; y <= rows; y++) {
                MPI.COMM_WORLD.Recv(grid, y * cols, cols, MPI.DOUBLE, 0, 2); // expect: passed SL002 if ((long) y + 1) * cols <= grid.length
                for (int x = 0; x < cols; x++) {
                    sum = sum * 0.5 + grid[y * cols + x];
                }
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.hashCode(grid));
        MPI.Finalize();
    }
}
