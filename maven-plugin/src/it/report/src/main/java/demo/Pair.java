package demo;

import mpi.MPI;
import mpi.MPIException;

/** The first rank computes an array, the second adds it up. */
public class Pair {
    static final int TAG = 1;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 20000;
        double[] data = new double[n];
        if (rank == 0) {
            // fill, then send
            for (int i = 0; i < n; i++) {
                data[i] = 0.5 * i;
            }
            MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, TAG);
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(data, n, MPI.DOUBLE, 0, TAG);
            for (int i = 0; i < n; i++) {
                sum += data[i];
            }
            System.out.println("sum " + sum);
        }
        MPI.Finalize();
    }
}
