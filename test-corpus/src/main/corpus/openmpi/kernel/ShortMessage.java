package kernel;

import java.util.Arrays;
import mpi.*;

/** The message is shorter than asked for; the consumer also reads elements that it leaves as they were. */
public class ShortMessage {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 700;
        int[] a = new int[n];
        if (rank == 0) {
            int m = 333;
            for (int i = 0; i < m; i++) {
                a[i] = 2 * i;
            }
            MPI.COMM_WORLD.send(a, m, MPI.INT, 1, 4); // expect: passed SL001
            for (int i = 0; i < 0; i++) {
                a[i] = 9;
            }
            MPI.COMM_WORLD.send(a, 0, MPI.INT, 1, 5); // expect: analysis SL010
        } else if (rank == 1) {
            for (int i = 0; i < n; i++) {
                a[i] = -1;
            }
            long sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 4); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 3 + a[i];
            }
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 5); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 3 + a[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
