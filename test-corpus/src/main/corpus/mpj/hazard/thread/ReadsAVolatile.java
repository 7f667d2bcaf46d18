package hazard.thread;

import java.util.Random;
import mpi.*;

/** SL114: what the loop reads may be set by another thread after each round. */
// ranks: 2
public class ReadsAVolatile {
    static final int N = 120;

    static volatile double pressure = 1.5;

    static double weigh(double[] values) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL114
        for (int i = 0; i < N; i++) {
            sum += values[i] * pressure;
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(weigh(new double[N]));
        }
        MPI.Finalize();
    }
}
