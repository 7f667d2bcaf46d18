package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL109: the condition of the call changes the buffer, and may fail. */
// ranks: 2
public class ConditionThatChanges {
    static final int N = 120;

    static boolean clip(double[] values) {
        boolean clipped = values[N - 1] > 100;
        if (clipped) {
            values[N - 1] = 100;
        }
        return clipped;
    }

    static void send(double[] values, double scale) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = i * scale;
        }
        if (clip(values)) {
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL109
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            send(values, 0.5);
            send(values, 2);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
