// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** A division by zero in the loop ends the program when the messages before it have ended. */
// ranks: 3
public class DivisionBetween {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        if (rank == 0) {
            for (int dest = 1; dest <= size; dest++) {
                int share = n / (3 - dest);
                MPI.COMM_WORLD.send(a, share, MPI.DOUBLE, dest, 1); // expect: passed SL004
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
