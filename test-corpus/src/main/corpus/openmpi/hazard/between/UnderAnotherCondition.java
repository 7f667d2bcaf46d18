package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL118: the loop runs on other terms than the call. */
// ranks: 2
public class UnderAnotherCondition {
    static final int N = 120;

    static void work(double[] values, boolean fresh, boolean asked) throws MPIException {
        if (fresh) {
            for (int i = 0; i < N; i++) {
                values[i] = i;
            }
        }
        if (asked) {
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL118
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            work(values, false, true);
            work(values, true, false);
            work(values, true, true);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
