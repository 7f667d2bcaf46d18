// also: mpj
package neighbours;

import java.util.Arrays;
import mpi.*;

/** How long the messages are is received before them, and sent along. */
// ranks: 2
public class HeaderFirst {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int[] lengths = new int[2];
        double[] a = new double[300];
        double[] b = new double[300];
        if (rank == 0) {
            lengths[0] = 170;
            lengths[1] = 230;
            Arrays.fill(a, 1.5);
            Arrays.fill(b, 2.5);
            MPI.COMM_WORLD.send(lengths, 2, MPI.INT, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.send(a, lengths[0], MPI.DOUBLE, 1, 1); // expect: passed SL006
            MPI.COMM_WORLD.send(b, lengths[1], MPI.DOUBLE, 1, 2); // expect: passed SL006
        } else {
            MPI.COMM_WORLD.recv(lengths, 2, MPI.INT, 0, 0); // expect: analysis SL010
            MPI.COMM_WORLD.recv(a, lengths[0], MPI.DOUBLE, 0, 1); // expect: passed SL006
            MPI.COMM_WORLD.recv(b, lengths[1], MPI.DOUBLE, 0, 2); // expect: passed SL006
        }
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
