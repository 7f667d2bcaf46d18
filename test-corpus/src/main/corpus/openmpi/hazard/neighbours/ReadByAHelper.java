// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** A method reads the first message, which tells the length of the second one. */
// ranks: 2
public class ReadByAHelper {
    static int[] lengths = new int[100];

    static int length() {
        return lengths[3];
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank + 1);
        Arrays.fill(b, rank + 5);
        if (rank == 0) {
            lengths[3] = n;
            MPI.COMM_WORLD.send(lengths, 100, MPI.INT, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL006
        } else {
            MPI.COMM_WORLD.recv(lengths, 100, MPI.INT, 0, 0); // expect: missed SL102
            MPI.COMM_WORLD.recv(a, length(), MPI.DOUBLE, 0, 1); // expect: missed SL102
        }
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
