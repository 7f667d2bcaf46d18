// also: mpj
package exchange;

import java.util.Arrays;
import mpi.*;

/** The columns of a grid go to both neighbours in turn; at the borders there is none. */
public class Columns {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int rows = 120;
        int cols = 9;
        int right = rank + 1 < size ? rank + 1 : MPI.PROC_NULL;
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        double[] grid = new double[rows * cols];
        double[] toRight = new double[rows];
        double[] toLeft = new double[rows];
        double[] fromLeft = new double[rows];
        double[] fromRight = new double[rows];
        for (int i = 0; i < rows * cols; i++) {
            grid[i] = i % 17 + rank;
        }
        for (int t = 0; t < 4; t++) {
            for (int y = 0; y < rows; y++) {
                toRight[y] = grid[y * cols + cols - 2];
                toLeft[y] = grid[y * cols + 1];
            }
            // expect-next
            MPI.COMM_WORLD.sendRecv(toRight, rows, MPI.DOUBLE, right, 0, fromLeft, rows, MPI.DOUBLE, left, 0); // expect: passed SL001, missed SL108
            MPI.COMM_WORLD.sendRecv(toLeft, rows, MPI.DOUBLE, left, 1, fromRight, rows, MPI.DOUBLE, right, 1); // expect: passed SL001, passed SL002
            for (int y = 0; y < rows; y++) {
                grid[y * cols] = fromLeft[y];
                grid[y * cols + cols - 1] = fromRight[y];
            }
            for (int y = 0; y < rows; y++) {
                for (int x = 1; x < cols - 1; x++) {
                    grid[y * cols + x] = (grid[y * cols + x - 1] + grid[y * cols + x] + grid[y * cols + x + 1]) / 3;
                }
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(grid));
        MPI.Finalize();
    }
}
