package kernel;

import java.util.Arrays;
import mpi.*;

/** Messages of one envelope, transformed and not, must be received in the order in which they were sent. */
public class Order {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 400;
        int[] header = new int[400];
        int[] a = new int[n];
        int[] b = new int[n];
        if (rank == 0) {
            Arrays.fill(header, 11);
            MPI.COMM_WORLD.send(header, 400, MPI.INT, 1, 0); // expect: missed SL101
            for (int i = 0; i < n; i++) {
                a[i] = i;
                b[i] = -i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: passed SL001
            MPI.COMM_WORLD.send(b, n, MPI.INT, 1, 0); // expect: passed SL001
            Arrays.fill(header, 22);
            MPI.COMM_WORLD.send(header, 400, MPI.INT, 1, 0); // expect: missed SL101
        } else if (rank == 1) {
            int[] c = new int[n];
            for (int k = 0; k < 4; k++) {
                int sum = 0;
                MPI.COMM_WORLD.recv(c, n, MPI.INT, 0, 0); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    sum = sum * 3 + c[i];
                }
                System.out.println(k + " " + sum);
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
