package hazard.between;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL107: the message is sorted before the loop reads it. */
// ranks: 2
public class SortedBeforeTheLoop {
    static final int N = 120;

    static double median(double[] values) {
        double below = 0;
        MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL107
        Arrays.sort(values);
        for (int i = 0; i < N / 2; i++) {
            below += values[i];
        }
        return below;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(median(new double[N]));
        }
        MPI.Finalize();
    }
}
