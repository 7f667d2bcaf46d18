package samples.openmpi;

import mpi.MPI;
import mpi.MPIException;

/**
 * A chain of ranks: each receives an array from the one before, adds its own work to every element and sends the result
 * to the next. The last one checks.
 *
 * <p>Arguments: elements, work per element, repetitions.
 */
public class Cascade {
    static final int TAG = 2;
    static final int WARM_UP = 10;

    public static void main(String[] args) throws MPIException {
        String[] options = MPI.Init(args);
        int n = options.length > 0 ? Integer.parseInt(options[0]) : 50_000;
        int work = options.length > 1 ? Integer.parseInt(options[1]) : 1;
        int repetitions = options.length > 2 ? Integer.parseInt(options[2]) : 20;
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        if (size < 2) {
            System.err.println("Cascade needs at least 2 ranks");
            MPI.COMM_WORLD.abort(2);
        }

        double[] in = new double[n];
        double[] out = new double[n];
        int errors = 0;
        long start = 0;
        for (int rep = 0; rep < WARM_UP + repetitions; rep++) {
            MPI.COMM_WORLD.barrier();
            if (rep == WARM_UP) {
                start = System.nanoTime();
            }
            if (rank == 0) {
                for (int i = 0; i < n; i++) {
                    double x = rep;
                    for (int w = 0; w < work; w++) {
                        double sine = Math.sin(i + w);
                        double cosine = Math.cos(i + w);
                        x += sine * sine + cosine * cosine;
                    }
                    out[i] = x;
                }
                MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, 1, TAG);
            } else if (rank < size - 1) {
                MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, rank - 1, TAG);
                for (int i = 0; i < n; i++) {
                    double x = in[i];
                    for (int w = 0; w < work; w++) {
                        double sine = Math.sin(i + w);
                        double cosine = Math.cos(i + w);
                        x += sine * sine + cosine * cosine;
                    }
                    out[i] = x;
                }
                MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, rank + 1, TAG);
            } else {
                MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, rank - 1, TAG);
                for (int i = 0; i < n; i++) {
                    double x = in[i];
                    for (int w = 0; w < work; w++) {
                        double sine = Math.sin(i + w);
                        double cosine = Math.cos(i + w);
                        x += sine * sine + cosine * cosine;
                    }
                    out[i] = x;
                    if (Math.abs(x - rep - (double) size * work) > 1e-6) {
                        errors++;
                    }
                }
            }
        }
        MPI.COMM_WORLD.barrier();
        if (rank == 0) {
            System.err.println("time " + (System.nanoTime() - start) * 1e-9 / repetitions);
        }

        if (rank == size - 1) {
            double sum = 0;
            for (int i = 0; i < n; i++) {
                sum += out[i];
            }
            System.out.println("cascade: " + size + " ranks, sum " + sum + ", " + errors + " errors");
            if (errors > 0) {
                MPI.COMM_WORLD.abort(1);
            }
        }
        MPI.Finalize();
    }
}
