package kernel;

import java.util.Arrays;
import mpi.*;

/** Writes and reads under conditions inside the loop; statements between loop and send that do not matter. */
public class Guards {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 640;
        int[] a = new int[n];
        int touched = 0;
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                if (i % 3 == 0) {
                    a[i] = i;
                    touched++;
                } else if (i % 5 == 0) {
                    a[i] = -i;
                }
            }
            long now = System.nanoTime();
            int half = touched / 2;
            if (now > 0 && half < 0) {
                touched = -1;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, size - 1, 3); // expect: passed SL001
        }
        if (rank == size - 1) {
            int max = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 3); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                if (i % 2 == 0 && a[i] > max) {
                    max = a[i];
                }
            }
            touched = max;
        }
        System.out.println(rank + " " + touched + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
