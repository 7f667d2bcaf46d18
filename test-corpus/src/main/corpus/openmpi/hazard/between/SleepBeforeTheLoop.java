package hazard.between;

import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import mpi.*;

/** SL108: between receive and loop the thread is parked, which others may end. */
// ranks: 2
public class SleepBeforeTheLoop {
    static final int N = 120;

    static double use(double[] values) throws Exception {
        double sum = 0;
        MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL108
        LockSupport.parkNanos(1);
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(use(new double[N]));
        }
        MPI.Finalize();
    }
}
