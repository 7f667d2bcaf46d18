package layout;

import java.util.Arrays;
import mpi.*;

/** Loop headers in unusual forms. */
public class Headers {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 320;
        int[] a = new int[n];
        int[] b = new int[n];
        if (rank == 0) {
            for (int i = 0; n > i; ++i) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: passed SL001
            for (int i = 0; i <= n - 1; i += 1) {
                a[i] = 2 * i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 1); // expect: passed SL001
            for (int i = 0; i < n; i = i + 1) {
                b[i] = 3 * i;
            }
            MPI.COMM_WORLD.send(b, n, MPI.INT, 1, 2); // expect: passed SL001
            for (int i = 0; i != n; i++) {
                b[i] = 4 * i;
            }
            MPI.COMM_WORLD.send(b, n, MPI.INT, 1, 3); // expect: missed SL103
            int k;
            for (k = 0; k < n; k++) {
                a[k] = 5 * k;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 4); // expect: missed SL103
            System.out.println("k " + k);
            for (int i = 0, j = n; i < n; i++, j--) {
                a[i] = 6 * i + j;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 5); // expect: missed SL103
        } else if (rank == 1) {
            int sum = 0;
            for (int tag = 0; tag < 6; tag++) {
                MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, tag); // expect: passed SL002
                for (int value : a) {
                    sum = sum * 31 + value;
                }
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
