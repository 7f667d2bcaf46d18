package hazard.status;

import java.util.Random;
import mpi.*;

/** SL115: the sender is looked up before the values are read. */
// ranks: 2
public class SourceBeforeTheLoop {
    static final int N = 120;

    static double weighted(double[] values, double[] weightOf) throws MPIException {
        Status status = MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, MPI.ANY_SOURCE, 0); // expect: missed SL115
        double weight = weightOf[status.getSource()];
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += values[i] * weight;
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(weighted(new double[N], new double[] {0.5, 2}));
        }
        MPI.Finalize();
    }
}
