package hazard.type;

import java.util.Arrays;
import mpi.*;

/** SL116: the call assigns the variable that is its buffer. */
// ranks: 2
public class AssignedAsTheBuffer {
    static final int N = 120;

    static void send(double[] values) throws MPIException {
        double[] outgoing;
        for (int i = 0; i < N; i++) {
            values[i] = i;
        }
        MPI.COMM_WORLD.send(outgoing = values, N, MPI.DOUBLE, 1, 0); // expect: missed SL116
        System.out.println(outgoing[N - 1]);
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
