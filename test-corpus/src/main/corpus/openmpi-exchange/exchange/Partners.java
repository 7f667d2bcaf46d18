// also: mpj
package exchange;

import java.util.Arrays;
import mpi.*;

/** Even ranks trade with odd ones, with fewer elements than there is room for; some ranks have no partner. */
public class Partners {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 700;
        int partner = rank % 2 == 0 ? rank + 1 : rank - 1;
        if (partner >= size) {
            partner = MPI.PROC_NULL;
        }
        int[] out = new int[n];
        int[] in = new int[n];
        int[] sums = new int[n];
        int most = n - rank * 9;
        for (int i = 0; i < n; i++) {
            out[i] = i * i + rank;
        }
        Status status;
        status = MPI.COMM_WORLD.sendRecv(out, most, MPI.INT, partner, 5, in, n, MPI.INT, partner, 5); // expect: passed SL001, passed SL002
        for (int i = 0; i < n; i++) {
            sums[i] = in[i] + out[i];
        }
        System.out.println(rank + " " + Arrays.hashCode(sums) + " " + status.getCount(MPI.INT));
        MPI.Finalize();
    }
}
