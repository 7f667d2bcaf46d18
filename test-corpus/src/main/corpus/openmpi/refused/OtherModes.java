// also: mpj
package refused;

import java.util.Arrays;
import mpi.*;

/** SL112: synchronous, buffered and ready sends say when they complete. */
public class OtherModes {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        int[] a = new int[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.sSend(a, n, MPI.INT, 1, 0); // expect: missed SL112
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
