package halo;

import java.util.Arrays;
import mpi.*;

/** Receive a stripe, stencil over it with a lag of one row, send the result. */
public class Stencil {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int rows = 40;
        int cols = 17;
        double[] cur = new double[rows * cols];
        double[] next = new double[rows * cols];
        if (rank == 0) {
            for (int y = 0; y < rows; y++) {
                for (int x = 0; x < cols; x++) {
                    next[y * cols + x] = y * x % 13;
                }
            }
            MPI.COMM_WORLD.send(next, rows * cols, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank < size - 1) {
            MPI.COMM_WORLD.recv(cur, rows * cols, MPI.DOUBLE, rank - 1, 0); // expect: passed SL002
            for (int y = 1; y < rows - 1; y++) {
                for (int x = 1; x < cols - 1; x++) {
                    next[y * cols + x] = cur[(y - 1) * cols + x] + cur[(y + 1) * cols + x] - cur[y * cols + x - 1]
                            - cur[y * cols + x + 1];
                }
            }
            MPI.COMM_WORLD.send(next, rows * cols, MPI.DOUBLE, rank + 1, 0); // expect: passed SL001
        } else {
            MPI.COMM_WORLD.recv(cur, rows * cols, MPI.DOUBLE, rank - 1, 0); // expect: passed SL002
            for (int y = 1; y < rows - 1; y++) {
                for (int x = 0; x < cols; x++) {
                    next[y * cols + x] = cur[(y - 1) * cols + x] + cur[y * cols + x] + cur[(y + 1) * cols + x];
                }
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(cur) + " " + Arrays.hashCode(next));
        MPI.Finalize();
    }
}
