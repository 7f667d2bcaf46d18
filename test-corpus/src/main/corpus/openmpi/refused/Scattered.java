// also: mpj
package refused;

import java.util.Arrays;
import mpi.*;

/** SL104: the place that an iteration writes cannot be computed. */
public class Scattered {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 251;
        int[] place = new int[n];
        for (int i = 0; i < n; i++) {
            place[i] = i * 7 % n;
        }
        int[] a = new int[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[place[i]] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: missed SL104
            for (int i = 0; i < n; i++) {
                a[i * 3 % n] += i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 1); // expect: missed SL104
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 31 + a[i];
            }
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 31 + a[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
