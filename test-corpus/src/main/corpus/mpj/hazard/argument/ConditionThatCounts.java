package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL109: the condition of the call is a method that counts and prints. */
// ranks: 2
public class ConditionThatCounts {
    static final int N = 120;

    static int asked;

    static boolean wanted() {
        asked++;
        System.out.println("asked " + asked);
        return asked % 2 == 0;
    }

    static void maybe(double[] values) {
        for (int i = 0; i < N; i++) {
            values[i] = i + asked;
        }
        if (wanted()) {
            MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL109
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] values = new double[N];
            maybe(values);
            maybe(values);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
