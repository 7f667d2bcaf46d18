// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL010: a few elements for each rank are gone when the call returns. */
// ranks: 3
public class OnlyHeaders {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        int[] few = new int[1];
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                few[0] = dest;
                MPI.COMM_WORLD.send(few, 1, MPI.INT, dest, 1); // expect: analysis SL010
            }
        } else {
            MPI.COMM_WORLD.recv(few, 1, MPI.INT, 0, 1); // expect: analysis SL010
            System.out.println(few[0]);
        }
        MPI.Finalize();
    }
}
