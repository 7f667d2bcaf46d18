package halo;

import java.util.Arrays;
import mpi.*;

/** Columns packed into a staging array, exchanged in pairs, unpacked into the halo, several time steps. */
public class Columns {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        int right = rank < size - 1 ? rank + 1 : MPI.PROC_NULL;
        int rows = 300;
        int cols = 5;
        double[] grid = new double[rows * cols];
        double[] column = new double[rows];
        double[] halo = new double[rows];
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < cols; x++) {
                grid[y * cols + x] = Math.sin(y + x + rank);
            }
        }
        for (int t = 0; t < 3; t++) {
            if (rank % 2 == 0) {
                for (int y = 0; y < rows; y++) {
                    column[y] = grid[y * cols + cols - 2];
                }
                MPI.COMM_WORLD.send(column, rows, MPI.DOUBLE, right, 1); // expect: passed SL001
                MPI.COMM_WORLD.recv(halo, rows, MPI.DOUBLE, left, 1); // expect: passed SL002
                for (int y = 0; y < rows; y++) {
                    grid[y * cols] = halo[y];
                }
            } else {
                MPI.COMM_WORLD.recv(halo, rows, MPI.DOUBLE, left, 1); // expect: passed SL002
                for (int y = 0; y < rows; y++) {
                    grid[y * cols] = halo[y];
                }
                for (int y = 0; y < rows; y++) {
                    column[y] = grid[y * cols + cols - 2];
                }
                MPI.COMM_WORLD.send(column, rows, MPI.DOUBLE, right, 1); // expect: passed SL001
            }
            for (int y = 0; y < rows; y++) {
                for (int x = 1; x < cols - 1; x++) {
                    grid[y * cols + x] = 0.5 * (grid[y * cols + x - 1] + grid[y * cols + x + 1]);
                }
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(grid) + " " + Arrays.hashCode(halo));
        MPI.Finalize();
    }
}
