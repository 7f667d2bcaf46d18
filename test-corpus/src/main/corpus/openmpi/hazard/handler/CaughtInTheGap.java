package hazard.handler;

import java.util.Random;
import mpi.*;

/** SL110: a handler reads the buffer when the statement before the loop fails. */
// ranks: 2
public class CaughtInTheGap {
    static final int N = 120;

    static double take(double[] values, String scale) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL110
            double factor = Double.parseDouble(scale);
            for (int i = 0; i < N; i++) {
                sum += values[i] * factor;
            }
        } catch (NumberFormatException e) {
            sum = values[N - 1];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int message = 0; message < 2; message++) {
                double[] sent = new Random(message).doubles(N).toArray();
                MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
            }
        } else {
            System.out.println(take(new double[N], "0.5"));
            System.out.println(take(new double[N], "half"));
        }
        MPI.Finalize();
    }
}
