package samples.openmpi;

import mpi.MPI;
import mpi.MPIException;

/**
 * The product of two square matrices. Every worker computes a stripe of rows and sends it to the root, which puts the
 * stripes together and checks the row sums. The matrices hold small integers, so all sums are exact.
 *
 * <p>Arguments: order of the matrices, repetitions.
 */
public class MatrixProduct {
    static final int TAG = 6;
    static final int WARM_UP = 5;

    public static void main(String[] args) throws MPIException {
        String[] options = MPI.Init(args);
        int n = options.length > 0 ? Integer.parseInt(options[0]) : 240;
        int repetitions = options.length > 1 ? Integer.parseInt(options[1]) : 10;
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        if (size < 2) {
            System.err.println("MatrixProduct needs at least 2 ranks");
            MPI.COMM_WORLD.abort(2);
        }
        int workers = size - 1;

        double[] a = new double[n * n];
        double[] b = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i * n + j] = (i + 2 * j) % 7;
                b[i * n + j] = (3 * i + j) % 5 - 2;
            }
        }
        double[] whole = new double[n * n];
        int first = (rank - 1) * n / workers;
        int rows = rank * n / workers - first;
        double[] c = new double[Math.max(rows, 0) * n];
        double[] part = new double[n * n];
        long start = 0;
        for (int rep = 0; rep < WARM_UP + repetitions; rep++) {
            MPI.COMM_WORLD.barrier();
            if (rep == WARM_UP) {
                start = System.nanoTime();
            }
            if (rank == 0) {
                for (int src = 1; src < size; src++) {
                    int off = (src - 1) * n / workers * n;
                    int count = src * n / workers * n - off;
                    MPI.COMM_WORLD.recv(part, count, MPI.DOUBLE, src, TAG);
                    for (int i = 0; i < count; i++) {
                        whole[off + i] = part[i];
                    }
                }
            } else {
                for (int i = 0; i < rows; i++) {
                    for (int j = 0; j < n; j++) {
                        c[i * n + j] = rep;
                        for (int k = 0; k < n; k++) {
                            c[i * n + j] += a[(first + i) * n + k] * b[k * n + j];
                        }
                    }
                }
                MPI.COMM_WORLD.send(c, rows * n, MPI.DOUBLE, 0, TAG);
            }
        }
        MPI.COMM_WORLD.barrier();
        if (rank == 0) {
            System.err.println("time " + (System.nanoTime() - start) * 1e-9 / repetitions);
        }

        if (rank == 0) {
            double[] rowSumOfB = new double[n];
            for (int k = 0; k < n; k++) {
                for (int j = 0; j < n; j++) {
                    rowSumOfB[k] += b[k * n + j];
                }
            }
            int errors = 0;
            double sum = 0;
            for (int i = 0; i < n; i++) {
                double expected = (double) n * (WARM_UP + repetitions - 1);
                double found = 0;
                for (int k = 0; k < n; k++) {
                    expected += a[i * n + k] * rowSumOfB[k];
                    found += whole[i * n + k];
                }
                sum += found;
                if (found != expected) {
                    errors++;
                }
            }
            System.out.println("matrix product: order " + n + ", sum " + sum + ", " + errors + " errors");
            if (errors > 0) {
                MPI.COMM_WORLD.abort(1);
            }
        }
        MPI.Finalize();
    }
}
