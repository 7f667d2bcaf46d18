// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** The length of the second message is read from the first one under another name. */
// ranks: 2
public class ReadByAnotherName {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank + 1);
        Arrays.fill(b, rank + 5);
        int[] lengths = new int[100];
        int[] same = rank < 5 ? lengths : new int[100];
        lengths[7] = rank == 0 ? n : 3;
        if (rank == 0) {
            MPI.COMM_WORLD.send(lengths, 100, MPI.INT, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.send(a, same[7], MPI.DOUBLE, 1, 1); // expect: passed SL006
        } else {
            MPI.COMM_WORLD.recv(lengths, 100, MPI.INT, 0, 0); // expect: missed SL102
            MPI.COMM_WORLD.recv(a, same[7], MPI.DOUBLE, 0, 1); // expect: passed SL006
            MPI.COMM_WORLD.recv(b, 1 + n / 2, MPI.DOUBLE, 0, 2); // expect: passed SL006
        }
        if (rank == 0) {
            MPI.COMM_WORLD.send(b, 1 + n / 2, MPI.DOUBLE, 1, 2); // expect: missed SL101
        }
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
