package halo;

import java.util.Arrays;
import mpi.*;

/** Two buffers in one array, rows exchanged in pairs at the top of the time loop, a heat source as last writer. */
public class TimeLoop {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int rows = 10;
        int cols = 80;
        int plane = (rows + 2) * cols;
        double[] grid = new double[2 * plane];
        double[] row = new double[cols];
        double[] halo = new double[cols];
        for (int t = 0; t < 4; t++) {
            int p = t % 2;
            int cur = p * plane;
            int next = (1 - p) * plane;
            for (int x = 0; x < cols; x++) {
                row[x] = grid[cur + rows * cols + x];
            }
            if (rank % 2 == 0) {
                if (rank < size - 1) {
                    MPI.COMM_WORLD.send(row, cols, MPI.DOUBLE, rank + 1, t); // expect: passed SL001 if rank % 2 == 0 && rank < size - 1
                }
                if (rank > 0) {
                    MPI.COMM_WORLD.recv(halo, cols, MPI.DOUBLE, rank - 1, t); // expect: passed SL002
                }
            } else {
                MPI.COMM_WORLD.recv(halo, cols, MPI.DOUBLE, rank - 1, t); // expect: missed SL108
                if (rank < size - 1) {
                    MPI.COMM_WORLD.send(row, cols, MPI.DOUBLE, rank + 1, t); // expect: passed SL001 if !(rank % 2 == 0) && rank < size - 1
                }
            }
            for (int x = 0; x < cols; x++) {
                grid[cur + x] = halo[x];
            }
            for (int y = 1; y <= rows; y++) {
                for (int x = 1; x < cols - 1; x++) {
                    grid[next + y * cols + x] = 0.5 * grid[cur + (y - 1) * cols + x] + 0.5 * grid[cur + y * cols + x];
                }
            }
            for (int y = 1; y <= rows; y++) {
                if (y % 3 == rank % 3) {
                    grid[next + y * cols + 5] = 100 + t;
                }
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(grid));
        MPI.Finalize();
    }
}
