// also: mpj
package refused;

import java.util.Arrays;
import mpi.*;

/** SL112: a buffered send is over when the message is in the attached buffer. Here nobody receives it. */
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
            MPI.COMM_WORLD.bSend(a, n, MPI.INT, MPI.PROC_NULL, 0); // expect: missed SL112
        } else if (rank == 1) {
            a[0] = 1;
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
