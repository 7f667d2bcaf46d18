package samples.mpj;

import mpi.MPI;
import mpi.MPIException;

/**
 * Adds the arrays of all ranks up a binary tree: each rank gets an array from each child, adds both and its own work and
 * forwards the result to its parent. A missing child or parent is {@code MPI.PROC_NULL}.
 *
 * <p>Arguments: elements, work per element, repetitions.
 */
public class ArrayReduce {
    static final int TAG = 4;
    static final int WARM_UP = 10;

    public static void main(String[] args) throws MPIException {
        String[] options = MPI.Init(args);
        int n = options.length > 0 ? Integer.parseInt(options[0]) : 50_000;
        int work = options.length > 1 ? Integer.parseInt(options[1]) : 1;
        int repetitions = options.length > 2 ? Integer.parseInt(options[2]) : 20;
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int parent = rank == 0 ? MPI.PROC_NULL : (rank - 1) / 2;
        int left = 2 * rank + 1 < size ? 2 * rank + 1 : MPI.PROC_NULL;
        int right = 2 * rank + 2 < size ? 2 * rank + 2 : MPI.PROC_NULL;

        double[] fromLeft = new double[n];
        double[] fromRight = new double[n];
        double[] sum = new double[n];
        long start = 0;
        for (int rep = 0; rep < WARM_UP + repetitions; rep++) {
            MPI.COMM_WORLD.Barrier();
            if (rep == WARM_UP) {
                start = System.nanoTime();
            }
            MPI.COMM_WORLD.Recv(fromLeft, 0, n, MPI.DOUBLE, left, TAG);
            MPI.COMM_WORLD.Recv(fromRight, 0, n, MPI.DOUBLE, right, TAG);
            for (int i = 0; i < n; i++) {
                double x = rep;
                for (int w = 0; w < work; w++) {
                    double sine = Math.sin(i + w);
                    double cosine = Math.cos(i + w);
                    x += sine * sine + cosine * cosine;
                }
                sum[i] = x + fromLeft[i] + fromRight[i];
            }
            MPI.COMM_WORLD.Send(sum, 0, n, MPI.DOUBLE, parent, TAG);
        }
        MPI.COMM_WORLD.Barrier();
        if (rank == 0) {
            System.err.println("time " + (System.nanoTime() - start) * 1e-9 / repetitions);
        }

        if (rank == 0) {
            int last = WARM_UP + repetitions - 1;
            int errors = 0;
            double total = 0;
            for (int i = 0; i < n; i++) {
                total += sum[i];
                if (Math.abs(sum[i] - (double) size * (last + work)) > 1e-6) {
                    errors++;
                }
            }
            System.out.println("array reduce: " + size + " ranks, total " + total + ", " + errors + " errors");
            if (errors > 0) {
                MPI.COMM_WORLD.Abort(1);
            }
        }
        MPI.Finalize();
    }
}
