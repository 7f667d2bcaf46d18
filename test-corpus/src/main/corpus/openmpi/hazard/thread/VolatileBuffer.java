package hazard.thread;

import java.util.Arrays;
import mpi.*;

/** SL114: the buffer is a volatile field. */
// ranks: 2
public class VolatileBuffer {
    static final int N = 120;

    static volatile double[] current = new double[N];

    static void refresh() throws MPIException {
        for (int i = 0; i < N; i++) {
            current[i] = i;
        }
        MPI.COMM_WORLD.send(current, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            refresh();
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
