// also: mpj
package neighbours;

import java.util.Arrays;
import mpi.*;

/** The calls stand in a case, in a block and in a branch without braces. */
// ranks: 3
public class Cases {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[200];
        double[] b = new double[200];
        Arrays.fill(a, rank);
        Arrays.fill(b, -rank);
        switch (rank) {
            case 0:
                MPI.COMM_WORLD.send(a, 200, MPI.DOUBLE, 1, 0); // expect: passed SL006
                MPI.COMM_WORLD.send(b, 200, MPI.DOUBLE, 2, 0); // expect: passed SL006
                break;
            case 1: {
                int half = 100;
                MPI.COMM_WORLD.recv(a, 2 * half, MPI.DOUBLE, 0, 0); // expect: passed SL006
                int whole = 2 * half;
                if (half > 5) MPI.COMM_WORLD.recv(b, whole, MPI.DOUBLE, 2, 0); // expect: passed SL006
                break;
            }
            default:
                MPI.COMM_WORLD.send(a, 200, MPI.DOUBLE, 1, 0); // expect: passed SL006
                MPI.COMM_WORLD.recv(b, 200, MPI.DOUBLE, 0, 0); // expect: passed SL006
        }
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
