package samples.mpj;

import mpi.MPI;
import mpi.MPIException;

/**
 * Heat spreads over a plate, one time step per rank: a rank receives the plate, computes every inner point from its
 * neighbours in the rows above and below and beside it, and sends the result on. The last rank compares with a plate that
 * it has computed alone.
 *
 * <p>Arguments: rows, columns, repetitions.
 */
public class HeatStripe {
    static final int TAG = 5;
    static final int WARM_UP = 10;

    public static void main(String[] args) throws MPIException {
        String[] options = MPI.Init(args);
        int rows = options.length > 0 ? Integer.parseInt(options[0]) : 400;
        int cols = options.length > 1 ? Integer.parseInt(options[1]) : 250;
        int repetitions = options.length > 2 ? Integer.parseInt(options[2]) : 20;
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        if (size < 2) {
            System.err.println("HeatStripe needs at least 2 ranks");
            MPI.COMM_WORLD.Abort(2);
        }

        double[] cur = new double[rows * cols];
        double[] next = new double[rows * cols];
        long start = 0;
        for (int rep = 0; rep < WARM_UP + repetitions; rep++) {
            MPI.COMM_WORLD.Barrier();
            if (rep == WARM_UP) {
                start = System.nanoTime();
            }
            if (rank == 0) {
                for (int y = 0; y < rows; y++) {
                    for (int x = 0; x < cols; x++) {
                        next[y * cols + x] = Math.sin(0.1 * x + rep) * Math.cos(0.1 * y);
                    }
                }
                MPI.COMM_WORLD.Send(next, 0, rows * cols, MPI.DOUBLE, 1, TAG);
            } else if (rank < size - 1) {
                MPI.COMM_WORLD.Recv(cur, 0, rows * cols, MPI.DOUBLE, rank - 1, TAG);
                for (int y = 1; y < rows - 1; y++) {
                    for (int x = 1; x < cols - 1; x++) {
                        next[y * cols + x] = 0.5 * cur[y * cols + x]
                                + 0.125 * (cur[(y - 1) * cols + x] + cur[(y + 1) * cols + x])
                                + 0.125 * (cur[y * cols + x - 1] + cur[y * cols + x + 1]);
                    }
                }
                MPI.COMM_WORLD.Send(next, 0, rows * cols, MPI.DOUBLE, rank + 1, TAG);
            } else {
                MPI.COMM_WORLD.Recv(cur, 0, rows * cols, MPI.DOUBLE, rank - 1, TAG);
                for (int y = 1; y < rows - 1; y++) {
                    for (int x = 1; x < cols - 1; x++) {
                        next[y * cols + x] = 0.5 * cur[y * cols + x]
                                + 0.125 * (cur[(y - 1) * cols + x] + cur[(y + 1) * cols + x])
                                + 0.125 * (cur[y * cols + x - 1] + cur[y * cols + x + 1]);
                    }
                }
            }
        }
        MPI.COMM_WORLD.Barrier();
        if (rank == 0) {
            System.err.println("time " + (System.nanoTime() - start) * 1e-9 / repetitions);
        }

        if (rank == size - 1) {
            double[] expected = alone(rows, cols, WARM_UP + repetitions - 1, size - 1);
            int errors = 0;
            double sum = 0;
            for (int i = 0; i < rows * cols; i++) {
                sum += next[i];
                if (next[i] != expected[i]) {
                    errors++;
                }
            }
            System.out.println("heat stripe: " + size + " ranks, sum " + sum + ", " + errors + " errors");
            if (errors > 0) {
                MPI.COMM_WORLD.Abort(1);
            }
        }
        MPI.Finalize();
    }

    /** The plate after so many steps; its edge is cold from the first step on. */
    static double[] alone(int rows, int cols, int rep, int steps) {
        double[] plate = new double[rows * cols];
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < cols; x++) {
                plate[y * cols + x] = Math.sin(0.1 * x + rep) * Math.cos(0.1 * y);
            }
        }
        for (int step = 0; step < steps; step++) {
            double[] after = new double[rows * cols];
            for (int y = 1; y < rows - 1; y++) {
                for (int x = 1; x < cols - 1; x++) {
                    after[y * cols + x] = 0.5 * plate[y * cols + x]
                            + 0.125 * (plate[(y - 1) * cols + x] + plate[(y + 1) * cols + x])
                            + 0.125 * (plate[y * cols + x - 1] + plate[y * cols + x + 1]);
                }
            }
            plate = after;
        }
        return plate;
    }
}
