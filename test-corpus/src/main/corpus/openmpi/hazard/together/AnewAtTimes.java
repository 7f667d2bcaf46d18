// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL120: the variable of the iteration may be given an array that another iteration has, too. */
// ranks: 3
public class AnewAtTimes {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                double[] part = dest % 2 == 1 ? a : new double[n];
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
