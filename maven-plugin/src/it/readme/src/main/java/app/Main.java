package app;

import mpi.MPI;

/** Workers compute their rows and send them; the root receives and adds them up. */
public class Main {
    static final int TAG = 3;

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int rows = 40;
        int n = 50;
        double[] c = new double[rows * n];
        if (rank > 0) {
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < n; j++) {
                    c[i * n + j] = rank * (i + j);
                }
            }
            MPI.COMM_WORLD.Send(c, 0, rows * n, MPI.DOUBLE, 0, TAG);
        } else {
            double sum = 0;
            for (int worker = 1; worker < size; worker++) {
                MPI.COMM_WORLD.Recv(c, 0, rows * n, MPI.DOUBLE, worker, TAG);
                for (int i = 0; i < rows * n; i++) {
                    sum += c[i];
                }
            }
            System.out.println("sum " + sum);
        }
        MPI.Finalize();
    }
}
