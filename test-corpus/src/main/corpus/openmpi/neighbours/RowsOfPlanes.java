// also: mpj
package neighbours;

import java.util.Arrays;
import mpi.*;

/** Rows of two planes, each neighbour behind a condition of its own. */
// ranks: 1,2,3,5
public class RowsOfPlanes {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 80;
        double[][] old = new double[6][n];
        double[][] next = new double[6][n];
        for (int x = 0; x < 6; x++) {
            for (int y = 0; y < n; y++) {
                old[x][y] = rank * 100 + x * 10 + y % 9;
            }
        }
        for (int t = 0; t < 4; t++) {
            for (int turn = 0; turn < 2; turn++) {
                if (rank % 2 == turn) {
                    if (rank > 0) {
                        MPI.COMM_WORLD.send(old[1], n, MPI.DOUBLE, rank - 1, t); // expect: passed SL006
                    }
                    if (rank < size - 1) {
                        MPI.COMM_WORLD.send(old[4], n, MPI.DOUBLE, rank + 1, t); // expect: passed SL006
                    }
                } else {
                    if (rank < size - 1) {
                        MPI.COMM_WORLD.recv(old[5], n, MPI.DOUBLE, rank + 1, t); // expect: passed SL006
                    }
                    if (rank > 0) {
                        MPI.COMM_WORLD.recv(old[0], n, MPI.DOUBLE, rank - 1, t); // expect: passed SL006
                    }
                }
            }
            for (int x = 1; x < 5; x++) {
                for (int y = 0; y < n; y++) {
                    next[x][y] = 0.5 * old[x][y] + 0.25 * (old[x - 1][y] + old[x + 1][y]);
                }
            }
            double[][] swapped = old;
            old = next;
            next = swapped;
        }
        System.out.println(Arrays.deepHashCode(old));
        MPI.Finalize();
    }
}
