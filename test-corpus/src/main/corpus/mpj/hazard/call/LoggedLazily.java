package hazard.call;

import java.util.Arrays;
import java.util.logging.Logger;
import mpi.*;

/** SL109: a logger may ask for its message, and hand it to anybody. */
// ranks: 2
public class LoggedLazily {
    static final int N = 120;

    static final Logger LOG = Logger.getLogger(LoggedLazily.class.getName());

    static void compute(double[] values) {
        for (int i = 0; i < N; i++) {
            values[i] = i * i;
            int at = i;
            LOG.finest(() -> "value " + at);
        }
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            compute(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
