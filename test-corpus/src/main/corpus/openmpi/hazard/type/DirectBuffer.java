package hazard.type;

import java.nio.DoubleBuffer;
import java.util.Arrays;
import mpi.*;

/** SL116: the buffer is memory outside of the heap. */
// ranks: 2
public class DirectBuffer {
    static final int N = 120;

    static void send(DoubleBuffer values) throws MPIException {
        for (int i = 0; i < N; i++) {
            values.put(i, i * 0.5);
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL116
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(MPI.newDoubleBuffer(N));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
