package hazard.status;

import java.util.Random;
import mpi.*;

/** SL115: the status becomes an element of an array. */
// ranks: 2
public class StatusInAnArray {
    static final int N = 120;

    static double sum(double[] values, Status[] log) throws MPIException {
        log[0] = MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL115
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum + log[0].getCount(MPI.DOUBLE);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(sum(new double[N], new Status[1]));
        }
        MPI.Finalize();
    }
}
