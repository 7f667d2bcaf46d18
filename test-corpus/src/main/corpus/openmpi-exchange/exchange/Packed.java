// also: mpj
package exchange;

import java.util.Arrays;
import mpi.*;

/** Only what is sent is computed by a loop; the call ends what it receives. */
public class Packed {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = i * 3 + rank;
        }
        Status status = MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: passed SL001, missed SL102
        System.out.println(rank + " " + Arrays.hashCode(in) + " " + status.getCount(MPI.DOUBLE));
        MPI.Finalize();
    }
}
