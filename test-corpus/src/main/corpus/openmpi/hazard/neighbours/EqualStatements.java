// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** The same statement stands twice, and what the first message says is read in between. */
// ranks: 2
public class EqualStatements {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int[] lengths = {3};
        int n = 3;
        double[] a = new double[200];
        if (rank == 0) {
            Arrays.fill(a, 1.25);
            lengths[0] = 200;
            MPI.COMM_WORLD.send(lengths, 1, MPI.INT, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL006
            n = lengths[0];
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL006
        } else {
            MPI.COMM_WORLD.recv(lengths, 1, MPI.INT, 0, 0); // expect: passed SL006
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: passed SL006
            n = lengths[0];
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
        }
        System.out.println(Arrays.hashCode(a));
        MPI.Finalize();
    }
}
