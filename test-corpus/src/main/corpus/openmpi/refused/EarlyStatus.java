// also: mpj
package refused;

import java.util.Arrays;
import mpi.*;

/** SL115: the loop needs the length that only the status tells. */
public class EarlyStatus {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 320;
        int[] a = new int[n];
        if (rank == 0) {
            for (int i = 0; i < 200; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, 200, MPI.INT, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            int sum = 0;
            Status status = MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: missed SL115
            int count = status.getCount(MPI.INT);
            for (int i = 0; i < count; i++) {
                sum += a[i];
            }
            System.out.println(count + " " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
