package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL108: a thread is started that writes the buffer. */
// ranks: 2
public class ThreadBetween {
    static final int N = 120;

    static final double[] SHARED = new double[N];

    static void finish() throws Exception {
        for (int i = 0; i < N; i++) {
            SHARED[i] = i;
        }
        Thread helper = new Thread(() -> SHARED[3] = 300);
        helper.start();
        helper.join();
        MPI.COMM_WORLD.send(SHARED, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            finish();
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
