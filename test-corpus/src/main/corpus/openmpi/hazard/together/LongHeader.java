// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL120: the header is too long to be copied. */
// ranks: 3
public class LongHeader {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        int[] header = new int[65];
        for (int i = 0; i < 65; i++) {
            header[i] = i;
        }
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(header, 65, MPI.INT, dest, 2); // expect: missed SL120
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: passed SL004
                header[64] = dest + 1;
            }
        } else {
            MPI.COMM_WORLD.recv(header, 65, MPI.INT, 0, 2); // expect: missed SL102
            System.out.println(header[64]);
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
