package hazard.status;

import java.util.Random;
import mpi.*;

/** SL115: the status is handed on where the call stands. */
// ranks: 2
public class StatusAsArgument {
    static final int N = 120;

    static int note(Status status) {
        return status.Get_count(MPI.DOUBLE);
    }

    static double sum(double[] values) {
        int count = note(MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0)); // expect: missed SL115
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum / count;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(sum(new double[N]));
        }
        MPI.Finalize();
    }
}
