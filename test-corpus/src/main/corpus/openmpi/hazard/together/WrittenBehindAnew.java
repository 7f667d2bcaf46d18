// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL120: an array of the iteration is written when its message is under way. */
// ranks: 3
public class WrittenBehindAnew {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                double[] part = a.clone();
                part[1] = dest;
                MPI.COMM_WORLD.send(part, n, MPI.DOUBLE, dest, 1); // expect: missed SL120
                part[0] = dest;
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
