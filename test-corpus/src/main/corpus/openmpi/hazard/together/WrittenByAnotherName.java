// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL111: two names for one array. */
// ranks: 3
public class WrittenByAnotherName {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        double[] b = args.length > 0 ? new double[1] : a;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: missed SL111
                b[0] = dest;
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
