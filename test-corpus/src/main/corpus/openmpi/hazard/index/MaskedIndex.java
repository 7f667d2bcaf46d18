package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: the order in which the elements are written is turned by bits. */
// ranks: 2
public class MaskedIndex {
    static final int N = 128;

    static void shuffle(double[] cards) throws MPIException {
        for (int i = 0; i < N; i++) {
            cards[i ^ 5] = i;
        }
        MPI.COMM_WORLD.send(cards, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            shuffle(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
