package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the loop replaces the communicator. */
// ranks: 2
public class CommunicatorReplaced {
    static final int N = 120;

    static void send(double[] values, Comm[] groups) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = i;
            groups[0] = groups[1];
        }
        groups[0].send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(new double[N], new Comm[] {MPI.COMM_SELF, MPI.COMM_WORLD});
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
