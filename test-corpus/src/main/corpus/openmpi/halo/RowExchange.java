package halo;

import java.util.Arrays;
import mpi.*;

/** Rows of a two-dimensional array travel; a stencil of the previous step produced them. */
public class RowExchange {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int rows = 12;
        int cols = 60;
        double[][] cur = new double[rows + 2][cols];
        double[][] next = new double[rows + 2][cols];
        for (int y = 1; y <= rows; y++) {
            for (int x = 0; x < cols; x++) {
                cur[y][x] = (rank + 1) * y + x * 0.25;
            }
        }
        for (int t = 0; t < 4; t++) {
            if (rank > 0) {
                MPI.COMM_WORLD.recv(cur[0], cols, MPI.DOUBLE, rank - 1, t); // expect: missed SL108
            }
            if (rank < size - 1) {
                MPI.COMM_WORLD.send(cur[rows], cols, MPI.DOUBLE, rank + 1, t); // expect: missed SL118
            }
            for (int y = 1; y <= rows; y++) {
                for (int x = 0; x < cols; x++) {
                    next[y][x] = 0.5 * (cur[y - 1][x] + cur[y][x]);
                }
            }
            double[][] swap = cur;
            cur = next;
            next = swap;
        }
        System.out.println(rank + " " + Arrays.deepHashCode(cur));
        MPI.Finalize();
    }
}
