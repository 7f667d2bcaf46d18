package hazard.thread;

import java.util.Arrays;
import mpi.*;

/** SL114: the loop tells another thread how far it is. */
// ranks: 2
public class VolatileProgress {
    static final int N = 120;

    static volatile int progress;

    static void compute(double[] values) {
        for (int i = 0; i < N; i++) {
            values[i] = i;
            progress = i;
        }
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            compute(new double[N]);
            System.out.println(progress);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
