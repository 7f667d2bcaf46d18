// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** Loops that run downwards. */
public class Descending {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 650;
        int[] a = new int[n];
        if (rank == 0) {
            for (int i = n - 1; i >= 0; i--) {
                a[i] = i * 5 - 3;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            int hash = 7;
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002
            for (int i = n - 1; i >= 0; i--) {
                hash = hash * 31 + a[i];
            }
            System.out.println("hash " + hash);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
