package hazard.thread;

import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;
import mpi.*;

/** SL114: the loop locks and unlocks. */
// ranks: 2
public class ExplicitLock {
    static final int N = 120;

    static final ReentrantLock LOCK = new ReentrantLock();

    static void fill(double[] values) {
        for (int i = 0; i < N; i++) {
            LOCK.lock();
            values[i] = i;
            LOCK.unlock();
        }
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            fill(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
