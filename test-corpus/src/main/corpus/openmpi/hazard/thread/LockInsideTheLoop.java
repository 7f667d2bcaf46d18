package hazard.thread;

import java.util.Arrays;
import mpi.*;

/** SL109: the loop holds a lock that another thread may wait for. */
// ranks: 2
public class LockInsideTheLoop {
    static final int N = 120;

    static final Object LOCK = new Object();

    static void fill(double[] values) throws MPIException {
        for (int i = 0; i < N; i++) {
            synchronized (LOCK) {
                values[i] = i;
            }
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            Thread reader = new Thread(() -> {
                synchronized (LOCK) {
                    values[0] = -1;
                }
            });
            reader.start();
            reader.join();
            fill(values);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
