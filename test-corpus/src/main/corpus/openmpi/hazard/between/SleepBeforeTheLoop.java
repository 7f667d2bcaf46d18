package hazard.between;

import java.util.Random;
import mpi.*;

/** SL108: between receive and loop the thread sleeps. */
// ranks: 2
public class SleepBeforeTheLoop {
    static final int N = 120;

    static double use(double[] values) throws Exception {
        double sum = 0;
        MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL108
        Thread.sleep(1);
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
