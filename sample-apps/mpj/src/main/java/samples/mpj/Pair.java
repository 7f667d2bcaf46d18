package samples.mpj;

import mpi.MPI;
import mpi.MPIException;

/**
 * The first rank computes an array and sends it to the second, which computes the same and compares.
 *
 * <p>Arguments: elements, work per element, repetitions.
 */
public class Pair {
    static final int TAG = 1;
    static final int WARM_UP = 10;

    public static void main(String[] args) throws MPIException {
        String[] options = MPI.Init(args);
        int n = options.length > 0 ? Integer.parseInt(options[0]) : 50_000;
        int work = options.length > 1 ? Integer.parseInt(options[1]) : 1;
        int repetitions = options.length > 2 ? Integer.parseInt(options[2]) : 20;
        int rank = MPI.COMM_WORLD.Rank();
        if (MPI.COMM_WORLD.Size() < 2) {
            System.err.println("Pair needs at least 2 ranks");
            MPI.COMM_WORLD.Abort(2);
        }

        double[] data = new double[n];
        int errors = 0;
        long start = 0;
        for (int rep = 0; rep < WARM_UP + repetitions; rep++) {
            MPI.COMM_WORLD.Barrier();
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
                    data[i] = x;
                }
                MPI.COMM_WORLD.Send(data, 0, n, MPI.DOUBLE, 1, TAG);
            } else if (rank == 1) {
                MPI.COMM_WORLD.Recv(data, 0, n, MPI.DOUBLE, 0, TAG);
                for (int i = 0; i < n; i++) {
                    double x = rep;
                    for (int w = 0; w < work; w++) {
                        double sine = Math.sin(i + w);
                        double cosine = Math.cos(i + w);
                        x += sine * sine + cosine * cosine;
                    }
                    if (data[i] != x) {
                        errors++;
                    }
                }
            }
        }
        MPI.COMM_WORLD.Barrier();
        if (rank == 0) {
            System.err.println("time " + (System.nanoTime() - start) * 1e-9 / repetitions);
        }

        if (rank == 1) {
            double sum = 0;
            for (int i = 0; i < n; i++) {
                sum += data[i];
            }
            System.out.println("pair: " + n + " elements, sum " + sum + ", " + errors + " errors");
            if (errors > 0) {
                MPI.COMM_WORLD.Abort(1);
            }
        }
        MPI.Finalize();
    }
}
