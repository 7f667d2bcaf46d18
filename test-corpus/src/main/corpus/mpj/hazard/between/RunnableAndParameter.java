package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL108: the buffer is the caller's, and so is what runs in between. */
// ranks: 2
public class RunnableAndParameter {
    static final int N = 120;

    static void compute(double[] result, Runnable after) {
        for (int i = 0; i < N; i++) {
            result[i] = i;
        }
        after.run();
        MPI.COMM_WORLD.Send(result, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL108
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] result = new double[N];
            compute(result, () -> result[0] = 7);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
