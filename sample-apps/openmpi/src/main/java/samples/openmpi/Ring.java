package samples.openmpi;

import mpi.MPI;
import mpi.MPIException;

/**
 * A ring of ranks: each adds its own work to an array, sends it to the right, gets another from the left, and repeats.
 * Even ranks send first, odd ranks receive first, so no two wait for each other.
 *
 * <p>Arguments: elements, work per element, repetitions.
 */
public class Ring {
    static final int TAG = 3;
    static final int WARM_UP = 10;

    public static void main(String[] args) throws MPIException {
        String[] options = MPI.Init(args);
        int n = options.length > 0 ? Integer.parseInt(options[0]) : 50_000;
        int work = options.length > 1 ? Integer.parseInt(options[1]) : 1;
        int repetitions = options.length > 2 ? Integer.parseInt(options[2]) : 20;
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        if (size < 2) {
            System.err.println("Ring needs at least 2 ranks");
            MPI.COMM_WORLD.abort(2);
        }
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;

        double[] in = new double[n];
        double[] out = new double[n];
        for (int i = 0; i < n; i++) {
            in[i] = rank;
        }
        long start = 0;
        for (int rep = 0; rep < WARM_UP + repetitions; rep++) {
            if (rep == WARM_UP) {
                MPI.COMM_WORLD.barrier();
                start = System.nanoTime();
            }
            if (rank % 2 == 0) {
                for (int i = 0; i < n; i++) {
                    double x = in[i];
                    for (int w = 0; w < work; w++) {
                        double sine = Math.sin(i + w);
                        double cosine = Math.cos(i + w);
                        x += sine * sine + cosine * cosine;
                    }
                    out[i] = x;
                }
                MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, right, TAG);
                MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, left, TAG);
            } else {
                for (int i = 0; i < n; i++) {
                    double x = in[i];
                    for (int w = 0; w < work; w++) {
                        double sine = Math.sin(i + w);
                        double cosine = Math.cos(i + w);
                        x += sine * sine + cosine * cosine;
                    }
                    out[i] = x;
                }
                MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, left, TAG);
                MPI.COMM_WORLD.send(out, n, MPI.DOUBLE, right, TAG);
            }
        }
        MPI.COMM_WORLD.barrier();
        if (rank == 0) {
            System.err.println("time " + (System.nanoTime() - start) * 1e-9 / repetitions);
        }

        int steps = WARM_UP + repetitions;
        int origin = Math.floorMod(rank - steps, size);
        int errors = 0;
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += in[i];
            if (Math.abs(in[i] - origin - (double) steps * work) > 1e-6) {
                errors++;
            }
        }
        System.out.println("ring: rank " + rank + ", sum " + sum + ", " + errors + " errors");
        if (errors > 0) {
            MPI.COMM_WORLD.abort(1);
        }
        MPI.Finalize();
    }
}
