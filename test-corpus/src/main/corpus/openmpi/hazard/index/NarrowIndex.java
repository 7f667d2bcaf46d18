package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: the index is cast to a byte and wraps around. */
// ranks: 2
public class NarrowIndex {
    static final int N = 256;

    static void histogram(int[] bins) throws MPIException {
        for (int i = 0; i < 200; i++) {
            bins[(byte) i + 128] += i;
        }
        MPI.COMM_WORLD.send(bins, N, MPI.INT, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            histogram(new int[N]);
        } else {
            int[] received = new int[N];
            MPI.COMM_WORLD.recv(received, N, MPI.INT, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
