package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL106: an array of objects is the matrix, and gets another row between loop and call. */
// ranks: 2
public class MatrixAsObjects {
    static final int N = 120;

    static void replaceRow(double[][] grid, Object[] any) throws MPIException {
        for (int i = 0; i < N; i++) {
            grid[1][i] = i;
        }
        any[1] = new double[N];
        MPI.COMM_WORLD.send(grid[1], N, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            replaceRow(new double[2][N], new Object[2]);
            double[][] grid = new double[2][N];
            replaceRow(grid, grid);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
