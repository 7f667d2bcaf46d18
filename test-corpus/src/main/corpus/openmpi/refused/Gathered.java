package refused;

import java.util.Arrays;
import mpi.*;

/** SL117: the order in which the loop reads the message cannot be computed. */
public class Gathered {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 330;
        int[] a = new int[n];
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = (i * 91 + 5) % n;
        }
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: missed SL117
            for (int i = 0; i < n; i++) {
                sum = sum * 31 + a[order[i]];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
