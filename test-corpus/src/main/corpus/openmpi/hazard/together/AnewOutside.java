// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL120: the variable is declared in front of the loop, and keeps its array in some iterations. */
// ranks: 3
public class AnewOutside {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        if (rank == 0) {
            double[] part = new double[n];
            for (int dest = 1; dest < size; dest++) {
                part[0] = dest;
                MPI.COMM_WORLD.send(part, n, MPI.DOUBLE, dest, 1); // expect: missed SL120
                if (dest % 2 == 0) {
                    part = new double[n];
                }
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
