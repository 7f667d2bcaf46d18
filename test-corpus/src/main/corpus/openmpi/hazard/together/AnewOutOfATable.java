// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL120: a method gives out the same array again and again. */
// ranks: 3
public class AnewOutOfATable {
    static double[] kept;

    static double[] any(int n) {
        if (kept == null) {
            kept = new double[n];
        }
        return kept;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                double[] part = any(n);
                part[0] = dest;
                MPI.COMM_WORLD.send(part, n, MPI.DOUBLE, dest, 1); // expect: missed SL120
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
