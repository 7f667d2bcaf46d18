package hazard.call;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL114: the loop sums the whole array with a stream while it arrives. */
// ranks: 2
public class StreamInside {
    static final int N = 120;

    static double share(double[] data) throws MPIException {
        double best = 0;
        MPI.COMM_WORLD.recv(data, N, MPI.DOUBLE, 0, 0); // expect: missed SL114
        for (int i = 0; i < N; i++) {
            best = Math.max(best, data[i] / Arrays.stream(data).sum());
        }
        return best;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(share(new double[N]));
        }
        MPI.Finalize();
    }
}
