package samples.openmpi;

import mpi.MPI;
import mpi.MPIException;

/**
 * The first coefficients of the Fourier series of a sawtooth. Every worker computes a block of pairs (cosine, sine) by
 * the midpoint rule and sends them to the root, which compares with the closed form.
 *
 * <p>Arguments: number of coefficient pairs, repetitions.
 */
public class FourierSeries {
    static final int TAG = 7;
    static final int WARM_UP = 5;

    public static void main(String[] args) throws MPIException {
        String[] options = MPI.Init(args);
        int n = options.length > 0 ? Integer.parseInt(options[0]) : 400;
        int repetitions = options.length > 1 ? Integer.parseInt(options[1]) : 10;
        int points = 4 * n;
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        if (size < 2) {
            System.err.println("FourierSeries needs at least 2 ranks");
            MPI.COMM_WORLD.abort(2);
        }
        int workers = size - 1;

        double step = 2 * Math.PI / points;
        double[] coefficients = new double[2 * n];
        double[] part = new double[2 * n];
        long start = 0;
        for (int rep = 0; rep < WARM_UP + repetitions; rep++) {
            MPI.COMM_WORLD.barrier();
            if (rep == WARM_UP) {
                start = System.nanoTime();
            }
            if (rank == 0) {
                for (int src = 1; src < size; src++) {
                    int from = 2 * ((src - 1) * n / workers);
                    int count = 2 * (src * n / workers) - from;
                    MPI.COMM_WORLD.recv(part, count, MPI.DOUBLE, src, TAG);
                    for (int i = 0; i < count; i++) {
                        coefficients[from + i] = part[i];
                    }
                }
            } else {
                int first = (rank - 1) * n / workers;
                int mine = rank * n / workers - first;
                for (int i = 0; i < mine; i++) {
                    double cosine = 0;
                    double sine = 0;
                    for (int p = 0; p < points; p++) {
                        double x = (p + 0.5) * step;
                        cosine += (Math.PI - x) / 2 * Math.cos((first + i + 1) * x);
                        sine += (Math.PI - x) / 2 * Math.sin((first + i + 1) * x);
                    }
                    part[2 * i] = cosine * 2 / points + rep;
                    part[2 * i + 1] = sine * 2 / points + rep;
                }
                MPI.COMM_WORLD.send(part, 2 * mine, MPI.DOUBLE, 0, TAG);
            }
        }
        MPI.COMM_WORLD.barrier();
        if (rank == 0) {
            System.err.println("time " + (System.nanoTime() - start) * 1e-9 / repetitions);
        }

        if (rank == 0) {
            int last = WARM_UP + repetitions - 1;
            int errors = 0;
            double sum = 0;
            for (int k = 1; k <= n; k++) {
                double cosine = coefficients[2 * k - 2] - last;
                double sine = coefficients[2 * k - 1] - last;
                double expected = Math.PI / points / Math.sin(k * Math.PI / points);
                sum += sine;
                if (Math.abs(cosine) > 1e-9 || Math.abs(sine - expected) > 1e-9) {
                    errors++;
                }
            }
            System.out.println("fourier series: " + n + " pairs, sum " + sum + ", " + errors + " errors");
            if (errors > 0) {
                MPI.COMM_WORLD.abort(1);
            }
        }
        MPI.Finalize();
    }
}
