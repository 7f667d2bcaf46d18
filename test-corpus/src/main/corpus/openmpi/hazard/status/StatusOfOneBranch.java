package hazard.status;

import java.util.Random;
import mpi.*;

/** SL115: without a message the variable keeps the status that it had. */
// ranks: 2
public class StatusOfOneBranch {
    static final int N = 120;

    static int read(double[] values, boolean wanted, Status earlier) throws MPIException {
        Status status = earlier;
        if (wanted) {
            status = MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL115
        }
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        System.out.println(sum);
        return status == null ? 0 : status.getCount(MPI.DOUBLE);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            double[] values = new double[N];
            System.out.println(read(values, false, null));
            System.out.println(read(values, true, null));
        }
        MPI.Finalize();
    }
}
