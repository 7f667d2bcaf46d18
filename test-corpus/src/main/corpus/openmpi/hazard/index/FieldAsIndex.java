package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: the index is a field that a called method of the same object sets back. */
// ranks: 2
public class FieldAsIndex {
    static final int N = 120;

    static class Ring {
        final double[] slots = new double[N];
        int head;

        void advance() {
            head = head == N - 1 ? 0 : head + 1;
        }

        void fill() throws MPIException {
            for (int i = 0; i < N + 10; i++) {
                slots[head] = i;
                advance();
            }
            MPI.COMM_WORLD.send(slots, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            new Ring().fill();
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
