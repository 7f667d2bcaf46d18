// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL120: a called method writes the field that is sent. */
// ranks: 3
public class WrittenInACall {
    static double[] field;

    static void touch(int dest) {
        field[3] = dest;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        field = a;
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, dest, 1); // expect: missed SL120
                touch(dest);
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
