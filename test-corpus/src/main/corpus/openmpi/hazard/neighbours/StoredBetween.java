// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** The array of the first message is written behind it, and its message is read. */
// ranks: 2
public class StoredBetween {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank + 1);
        Arrays.fill(b, rank + 5);
        if (rank == 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
            a[n - 1] = 9;
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 1); // expect: missed SL101
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            double last = a[n - 1];
            MPI.COMM_WORLD.recv(b, last > 1 ? 1 : n, MPI.DOUBLE, 0, 1); // expect: missed SL102
        }
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
