package refused;

import java.util.Arrays;
import mpi.*;

/** SL103: loops whose iterations cannot be counted before they run. */
public class NotCounted {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 256;
        int[] a = new int[n];
        if (rank == 0) {
            int i = 0;
            while (i < n) {
                a[i] = 3 * i;
                i++;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: missed SL103
            for (int k = 1; k < n; k *= 2) {
                a[k] = k;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 1); // expect: missed SL103
            for (int k = 0; k < n; k++) {
                a[k] = k + 1;
                if (k % 10 == 0) {
                    k++;
                }
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 2); // expect: missed SL103
            int end = n;
            for (int k = 0; k < end; k++) {
                a[k] = k - 1;
                if (k == 100) {
                    end -= 7;
                }
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 3); // expect: missed SL103
        } else if (rank == 1) {
            int sum = 0;
            for (int tag = 0; tag < 4; tag++) {
                MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, tag); // expect: missed SL103
                int i = 0;
                do {
                    sum = sum * 31 + a[i];
                    i++;
                } while (i < n);
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
