package hazard.status;

import java.util.Random;
import mpi.*;

/** SL115: the loop asks the status for the length. */
// ranks: 2
public class StatusInsideTheLoop {
    static final int N = 120;

    static double mean(double[] values) throws MPIException {
        Status status = MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL115
        double mean = 0;
        for (int i = 0; i < N; i++) {
            mean += values[i] / status.getCount(MPI.DOUBLE);
        }
        return mean;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(mean(new double[N]));
        }
        MPI.Finalize();
    }
}
