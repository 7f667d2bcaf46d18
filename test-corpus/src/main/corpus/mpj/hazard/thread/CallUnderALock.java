package hazard.thread;

import java.util.Arrays;
import mpi.*;

/** SL101: the call stands under a lock that the loop does not hold. */
// ranks: 2
public class CallUnderALock {
    static final int N = 120;

    static final Object NETWORK = new Object();

    static void send(double[] values) {
        for (int i = 0; i < N; i++) {
            values[i] = i;
        }
        synchronized (NETWORK) {
            MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            send(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
