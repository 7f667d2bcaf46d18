package hazard.alias;

import java.nio.DoubleBuffer;
import java.util.Random;
import mpi.*;

/** SL111: a view of the array shows what has not arrived. */
// ranks: 2
public class ViewOfArray {
    static final int N = 120;

    static double correlate(double[] series) {
        DoubleBuffer view = DoubleBuffer.wrap(series).asReadOnlyBuffer();
        double sum = 0;
        MPI.COMM_WORLD.Recv(series, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL111
        for (int i = 0; i < N; i++) {
            sum += series[i] * view.get(N - 1 - i);
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(correlate(new double[N]));
        }
        MPI.Finalize();
    }
}
