// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** Another thread may use the arrays until a message comes. */
// ranks: 2
public class OtherThread {
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank);
        Thread other = new Thread(() -> b[0] = 7);
        other.start();
        other.join();
        if (rank == 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 1); // expect: missed SL101
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
        }
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
