package hazard.handler;

import java.util.Random;
import mpi.*;

/** SL110: a handler tells how far the work had come when the receive failed. */
// ranks: 2
public class StageOfTheWork {
    static final int N = 120;

    static String take(double[] values, int source) {
        String stage = "nothing";
        double sum = 0;
        try {
            MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, source, 0); // expect: missed SL110
            stage = "message";
            for (int i = 0; i < N; i++) {
                sum += values[i];
            }
        } catch (MPIException e) {
            return "failed behind " + stage;
        }
        return "sum " + sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(take(new double[N], 7));
            System.out.println(take(new double[N], 0));
        }
        MPI.Finalize();
    }
}
