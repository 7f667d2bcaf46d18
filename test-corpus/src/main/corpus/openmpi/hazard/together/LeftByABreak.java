// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL109: a break leaves the loop. */
// ranks: 3
public class LeftByABreak {
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
                if (dest == 2) {
                    break;
                }
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: missed SL109
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 2, 1); // expect: passed SL001 if rank == 0
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
