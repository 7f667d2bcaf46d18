package samples.openmpi;

import mpi.MPI;
import mpi.MPIException;

/**
 * A stencil on a plate that is cut into blocks of columns. A column is not contiguous, so it is packed into a staging
 * array, exchanged and unpacked into the halo. Even ranks send first, odd ranks receive first. Every rank compares its
 * block with a plate that it has computed alone.
 *
 * <p>Arguments: rows, columns per rank, time steps.
 */
public class PackExchange {
    static final int TAG = 8;
    static final int WARM_UP = 10;

    public static void main(String[] args) throws MPIException {
        String[] options = MPI.Init(args);
        int rows = options.length > 0 ? Integer.parseInt(options[0]) : 20_000;
        int inner = options.length > 1 ? Integer.parseInt(options[1]) : 8;
        int steps = options.length > 2 ? Integer.parseInt(options[2]) : 20;
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        int right = rank < size - 1 ? rank + 1 : MPI.PROC_NULL;

        int cols = inner + 2;
        double[] cur = new double[rows * cols];
        double[] next = new double[rows * cols];
        double[] column = new double[rows];
        double[] fromLeft = new double[rows];
        double[] fromRight = new double[rows];
        for (int y = 0; y < rows; y++) {
            for (int x = 1; x <= inner; x++) {
                cur[y * cols + x] = Math.sin(0.3 * y) + (rank * inner + x);
            }
        }
        long start = 0;
        for (int t = 0; t < WARM_UP + steps; t++) {
            if (t == WARM_UP) {
                MPI.COMM_WORLD.barrier();
                start = System.nanoTime();
            }
            if (rank % 2 == 0) {
                for (int y = 0; y < rows; y++) {
                    column[y] = cur[y * cols + inner];
                }
                MPI.COMM_WORLD.send(column, rows, MPI.DOUBLE, right, TAG);
                for (int y = 0; y < rows; y++) {
                    column[y] = cur[y * cols + 1];
                }
                MPI.COMM_WORLD.send(column, rows, MPI.DOUBLE, left, TAG);
                MPI.COMM_WORLD.recv(fromLeft, rows, MPI.DOUBLE, left, TAG);
                for (int y = 0; y < rows; y++) {
                    cur[y * cols] = fromLeft[y];
                }
                MPI.COMM_WORLD.recv(fromRight, rows, MPI.DOUBLE, right, TAG);
                for (int y = 0; y < rows; y++) {
                    cur[y * cols + inner + 1] = fromRight[y];
                }
            } else {
                MPI.COMM_WORLD.recv(fromLeft, rows, MPI.DOUBLE, left, TAG);
                for (int y = 0; y < rows; y++) {
                    cur[y * cols] = fromLeft[y];
                }
                MPI.COMM_WORLD.recv(fromRight, rows, MPI.DOUBLE, right, TAG);
                for (int y = 0; y < rows; y++) {
                    cur[y * cols + inner + 1] = fromRight[y];
                }
                for (int y = 0; y < rows; y++) {
                    column[y] = cur[y * cols + inner];
                }
                MPI.COMM_WORLD.send(column, rows, MPI.DOUBLE, right, TAG);
                for (int y = 0; y < rows; y++) {
                    column[y] = cur[y * cols + 1];
                }
                MPI.COMM_WORLD.send(column, rows, MPI.DOUBLE, left, TAG);
            }
            for (int y = 1; y < rows - 1; y++) {
                for (int x = 1; x <= inner; x++) {
                    next[y * cols + x] = 0.25
                            * (cur[(y - 1) * cols + x]
                                    + cur[(y + 1) * cols + x]
                                    + cur[y * cols + x - 1]
                                    + cur[y * cols + x + 1]);
                }
            }
            double[] swap = cur;
            cur = next;
            next = swap;
        }
        MPI.COMM_WORLD.barrier();
        if (rank == 0) {
            System.err.println("time " + (System.nanoTime() - start) * 1e-9 / steps);
        }

        double[] expected = alone(rows, inner * size, WARM_UP + steps);
        int errors = 0;
        double sum = 0;
        for (int y = 1; y < rows - 1; y++) {
            for (int x = 1; x <= inner; x++) {
                sum += cur[y * cols + x];
                if (cur[y * cols + x] != expected[y * (inner * size + 2) + rank * inner + x]) {
                    errors++;
                }
            }
        }
        System.out.println("pack exchange: rank " + rank + ", sum " + sum + ", " + errors + " errors");
        if (errors > 0) {
            MPI.COMM_WORLD.abort(1);
        }
        MPI.Finalize();
    }

    /** The whole plate with a cold edge left and right; the first and last rows are those of every second step. */
    static double[] alone(int rows, int inner, int steps) {
        int cols = inner + 2;
        double[] cur = new double[rows * cols];
        double[] next = new double[rows * cols];
        for (int y = 0; y < rows; y++) {
            for (int x = 1; x <= inner; x++) {
                cur[y * cols + x] = Math.sin(0.3 * y) + x;
            }
        }
        for (int t = 0; t < steps; t++) {
            for (int y = 1; y < rows - 1; y++) {
                for (int x = 1; x <= inner; x++) {
                    next[y * cols + x] = 0.25
                            * (cur[(y - 1) * cols + x]
                                    + cur[(y + 1) * cols + x]
                                    + cur[y * cols + x - 1]
                                    + cur[y * cols + x + 1]);
                }
            }
            double[] swap = cur;
            cur = next;
            next = swap;
        }
        return cur;
    }
}
