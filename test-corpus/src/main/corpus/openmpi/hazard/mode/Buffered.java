package hazard.mode;

import java.util.Arrays;
import mpi.*;

/** SL112: two ranks that send to each other in buffered mode never wait, whatever the length; a message in parts may. */
// ranks: 2
public class Buffered {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 20_000;
        double[] a = new double[n];
        double[] b = new double[n];
        MPI.attachBuffer(new byte[8 * n + 4096]);
        for (int i = 0; i < n; i++) {
            a[i] = i * rank;
        }
        MPI.COMM_WORLD.bSend(a, n, MPI.DOUBLE, 1 - rank, 0); // expect: missed SL112
        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1 - rank, 0); // expect: missed SL102
        System.out.println(Arrays.hashCode(b));
        MPI.detachBuffer();
        MPI.Finalize();
    }
}
