package ${package};

import mpi.MPI;
import mpi.MPIException;

/** Workers compute their rows and send them; the root receives and adds them up. Everything is in plain blocking style. */
public class Main {
    private static final int TAG = 7;
    private static final int ROWS = 200;
    private static final int COLUMNS = 100;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        double[] part = new double[ROWS * COLUMNS];
        if (rank > 0) {
            for (int i = 0; i < ROWS; i++) {
                for (int j = 0; j < COLUMNS; j++) {
                    part[i * COLUMNS + j] = rank * (i + j);
                }
            }
            MPI.COMM_WORLD.send(part, ROWS * COLUMNS, MPI.DOUBLE, 0, TAG);
        } else {
            double sum = 0;
            for (int worker = 1; worker < size; worker++) {
                MPI.COMM_WORLD.recv(part, ROWS * COLUMNS, MPI.DOUBLE, worker, TAG);
                for (int i = 0; i < ROWS * COLUMNS; i++) {
                    sum += part[i];
                }
            }
            System.out.println("sum " + sum);
        }
        MPI.Finalize();
    }
}
