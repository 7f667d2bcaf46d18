package kernel;

import java.util.Arrays;
import mpi.*;

/** Several elements per iteration; counters that do not start at 0; bounds that are inclusive. */
public class Steps {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 600;
        long[] pairs = new long[2 * n];
        long[] shifted = new long[n];
        long[] inclusive = new long[n + 1];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                pairs[2 * i] = i;
                pairs[2 * i + 1] = -i;
            }
            MPI.COMM_WORLD.send(pairs, 2 * n, MPI.LONG, 1, 1); // expect: passed SL001
            for (int k = 1; k < n + 1; k++) {
                shifted[k - 1] = k * k;
            }
            MPI.COMM_WORLD.send(shifted, n, MPI.LONG, 1, 2); // expect: passed SL001
            for (int k = 0; k <= n; k++) {
                inclusive[k] = 3 * k;
            }
            MPI.COMM_WORLD.send(inclusive, n + 1, MPI.LONG, 1, 3); // expect: passed SL001
            for (int i = 0; i < n; i += 2) {
                shifted[i] = i + 1;
                shifted[i + 1] = i;
            }
            MPI.COMM_WORLD.send(shifted, n, MPI.LONG, 1, 4); // expect: passed SL001
        } else if (rank == 1) {
            long sum = 0;
            MPI.COMM_WORLD.recv(pairs, 2 * n, MPI.LONG, 0, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += pairs[2 * i] * pairs[2 * i + 1];
            }
            MPI.COMM_WORLD.recv(shifted, n, MPI.LONG, 0, 2); // expect: passed SL002
            for (int k = 1; k < n + 1; k++) {
                sum = sum * 7 + shifted[k - 1];
            }
            MPI.COMM_WORLD.recv(inclusive, n + 1, MPI.LONG, 0, 3); // expect: passed SL002
            for (int k = 0; k <= n; k++) {
                sum = sum * 7 + inclusive[k];
            }
            MPI.COMM_WORLD.recv(shifted, n, MPI.LONG, 0, 4); // expect: passed SL002
            for (int i = 0; i < n; i += 2) {
                sum = sum * 7 + shifted[i] - shifted[i + 1];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(pairs) + " " + Arrays.hashCode(shifted) + " "
                + Arrays.hashCode(inclusive));
        MPI.Finalize();
    }
}
