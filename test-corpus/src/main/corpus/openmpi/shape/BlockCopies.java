// also: mpj
package shape;

import mpi.*;

/** Rows that are packed and unpacked by {@code System.arraycopy}. */
public class BlockCopies {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 24;
        double[][] grid = new double[n][n];
        double[] flat = new double[n * n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    grid[i][j] = i * 0.5 + j;
                }
            }
            for (int i = 0; i < n; i++) {
                System.arraycopy(grid[i], 0, flat, i * n, n);
            }
            MPI.COMM_WORLD.send(flat, n * n, MPI.DOUBLE, 1, 1); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                System.arraycopy(grid[n - 1 - i], 1, flat, i * (n - 1), n - 1);
            }
            MPI.COMM_WORLD.send(flat, n * (n - 1), MPI.DOUBLE, 1, 2); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                System.arraycopy(grid[i], 0, flat, i * (n - 1), n);
            }
            MPI.COMM_WORLD.send(flat, n * n - n + 1, MPI.DOUBLE, 1, 3); // expect: passed SL001
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(flat, n * n, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                System.arraycopy(flat, i * n, grid[i], 0, n);
            }
            System.out.println(sum(grid));
            double[] row = new double[n];
            double total = 0;
            MPI.COMM_WORLD.recv(flat, n * (n - 1), MPI.DOUBLE, 0, 2); // expect: passed SL002
            for (int i = 0; i < n - 1; i++) {
                System.arraycopy(flat, i * n, row, 0, n);
                total = total * 0.5 + row[i];
            }
            MPI.COMM_WORLD.recv(flat, n * n - n + 1, MPI.DOUBLE, 0, 3); // expect: passed SL002 if ((long) n - 1) * n <= flat.length
            for (int i = n - 2; i >= 0; i--) {
                System.arraycopy(flat, i * n, row, 0, n);
                total = total * 0.5 + row[i];
            }
            System.out.println(total);
        }
        MPI.Finalize();
    }

    static double sum(double[][] grid) {
        double sum = 0;
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid[i].length; j++) {
                sum += grid[i][j] * (i + 2 * j);
            }
        }
        return sum;
    }
}
