package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL001 with a guard: the communicator may be null, and a handler sees how far it went. */
// ranks: 2
// eager: 0,infinite
public class NoCommunicator {
    static final int N = 120;

    static void send(Comm comm, double[] values) {
        try {
            for (int i = 0; i < N; i++) {
                values[i] = i;
            }
            comm.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if comm != null && N <= values.length
        } catch (NullPointerException e) {
            System.out.println("not connected, computed " + values[N - 1]);
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            send(null, new double[N]);
            send(MPI.COMM_WORLD, new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
