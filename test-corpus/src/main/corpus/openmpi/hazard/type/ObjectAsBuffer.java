package hazard.type;

import java.util.Arrays;
import mpi.*;

/** SL116: the buffer is an object until it is cast. */
// ranks: 2
public class ObjectAsBuffer {
    static final int N = 120;

    static void send(Object values) throws MPIException {
        for (int i = 0; i < N; i++) {
            ((double[]) values)[i] = i;
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL116
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
