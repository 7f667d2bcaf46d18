// also: mpj
package neighbours;

import java.util.Arrays;
import mpi.*;

/** Border rows of planes that a grid holds, one behind the other, by indices that nobody has compared with its size. */
// ranks: 2,1,3,5
// eager: default,infinite
public class GridsWithBorders {
    static class Grid {
        final int rows;
        final double[][][] planes;

        Grid(int rows, int columns) {
            this.rows = rows;
            this.planes = new double[2][rows + 2][columns];
        }
    }

    static void exchange(Grid grid, int p, int n, int up, int down) throws MPIException {
        if (up >= 0) {
            MPI.COMM_WORLD.send(grid.planes[p][1], n, MPI.DOUBLE, up, p); // expect: passed SL006
        }
        if (down >= 0) {
            MPI.COMM_WORLD.send(grid.planes[p][grid.rows], n, MPI.DOUBLE, down, p); // expect: passed SL006
        }
        int above = 0;
        if (up >= 0) {
            MPI.COMM_WORLD.recv(grid.planes[p][above], n, MPI.DOUBLE, up, p); // expect: passed SL006
        }
        if (down >= 0) {
            MPI.COMM_WORLD.recv(grid.planes[p][grid.rows + 1], n, MPI.DOUBLE, down, p); // expect: passed SL006
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 90;
        Grid grid = new Grid(4, n);
        for (int x = 0; x < grid.rows + 2; x++) {
            for (int y = 0; y < n; y++) {
                grid.planes[0][x][y] = rank * 100 + x * 10 + y % 9;
            }
        }
        for (int t = 0; t < 5; t++) {
            int p = t % 2;
            exchange(grid, p, n, rank - 1, rank < size - 1 ? rank + 1 : -1);
            for (int x = 1; x <= grid.rows; x++) {
                for (int y = 0; y < n; y++) {
                    grid.planes[1 - p][x][y] =
                            0.5 * grid.planes[p][x][y] + 0.25 * (grid.planes[p][x - 1][y] + grid.planes[p][x + 1][y]);
                }
            }
        }
        System.out.println(Arrays.deepHashCode(grid.planes));
        MPI.Finalize();
    }
}
