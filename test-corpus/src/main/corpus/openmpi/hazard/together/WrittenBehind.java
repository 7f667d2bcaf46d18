// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL120: the array is written for the next rank while the message to the last one is under way. */
// ranks: 3
public class WrittenBehind {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: missed SL120
                a[0] = dest;
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
