package hazard.thread;

import java.util.Random;
import mpi.*;

/** SL108: between receive and loop the thread waits for another one. */
// ranks: 2
public class WaitingForAFlag {
    static final int N = 120;

    static volatile boolean ready;

    static double use(double[] values) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL108
        while (!ready) {
            Thread.onSpinWait();
        }
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            new Thread(() -> ready = true).start();
            System.out.println(use(new double[N]));
        }
        MPI.Finalize();
    }
}
