package hazard.thread;

import java.util.Random;
import mpi.*;

/** SL108: between receive and loop another thread is waited for. */
// ranks: 2
public class JoinBetween {
    static final int N = 120;

    static double scale = 1;

    static double use(double[] values, Thread other) throws Exception {
        double sum = 0;
        MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL108
        other.join();
        for (int i = 0; i < N; i++) {
            sum += values[i] * scale;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            Thread other = new Thread(() -> scale = 2);
            other.start();
            System.out.println(use(new double[N], other));
        }
        MPI.Finalize();
    }
}
