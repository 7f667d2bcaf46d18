// also: mpj
package shape;

import java.util.Arrays;
import mpi.*;

/** A loop over rows: compute a row, send it; receive a row, use it. */
public class EachRow {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int rows = 5;
        int cols = 240;
        float[][] grid = new float[rows][cols];
        if (rank == 0) {
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < cols; j++) {
                    grid[i][j] = i * 0.5f + j;
                }
                MPI.COMM_WORLD.send(grid[i], cols, MPI.FLOAT, 1, i); // expect: passed SL001
            }
        } else if (rank == 1) {
            float sum = 0;
            for (int i = 0; i < rows; i++) {
                MPI.COMM_WORLD.recv(grid[i], cols, MPI.FLOAT, 0, i); // expect: passed SL002
                for (int j = 0; j < cols; j++) {
                    sum += grid[i][j];
                }
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.deepHashCode(grid));
        MPI.Finalize();
    }
}
