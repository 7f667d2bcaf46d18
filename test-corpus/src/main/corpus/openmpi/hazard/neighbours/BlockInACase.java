// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** A block in a case belongs to what stands around it: what it receives falls into what is received before. */
// ranks: 2
public class BlockInACase {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        switch (rank) {
            case 0:
                Arrays.fill(a, 1.5);
                Arrays.fill(b, 2.5);
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL006
                {
                    MPI.COMM_WORLD.send(b, n / 2, MPI.DOUBLE, 1, 1); // expect: passed SL006
                    MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 2); // expect: passed SL006
                }
                break;
            default:
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL006
                {
                    MPI.COMM_WORLD.recv(a, n / 2, MPI.DOUBLE, 0, 1); // expect: passed SL006
                    MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 2); // expect: passed SL006
                }
        }
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
