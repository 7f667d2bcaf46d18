// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL111 and SL120: an array of the iteration is kept, and written by another one. */
// ranks: 3
public class KeptAnew {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        if (rank == 0) {
            double[][] kept = new double[size + 1][];
            kept[0] = a;
            double[] before = a;
            for (int dest = 1; dest < size; dest++) {
                double[] part = new double[n];
                part[0] = dest;
                kept[dest] = part;
                MPI.COMM_WORLD.send(part, n, MPI.DOUBLE, dest, 1); // expect: missed SL111
                kept[dest - 1][1] = 7;
            }
            for (int dest = 1; dest < size; dest++) {
                double[] part = new double[n];
                part[0] = dest;
                before[2] = dest;
                MPI.COMM_WORLD.send(part, n, MPI.DOUBLE, dest, 1); // expect: missed SL120
                before = part;
            }
        } else {
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
                System.out.println(rank + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
