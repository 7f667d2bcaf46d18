package hazard.thread;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import mpi.*;

/** SL114: the loop lets another thread go, which writes the buffer. */
// ranks: 2
public class LatchInside {
    static final int N = 120;

    static final CountDownLatch HALF = new CountDownLatch(1);

    static void fill(double[] values, Thread other) throws Exception {
        for (int i = 0; i < N; i++) {
            values[i] = i;
            if (i == N / 2) {
                HALF.countDown();
                other.join();
            }
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            Thread other = new Thread(() -> {
                try {
                    HALF.await();
                    values[3] = -3;
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            other.start();
            fill(values, other);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
