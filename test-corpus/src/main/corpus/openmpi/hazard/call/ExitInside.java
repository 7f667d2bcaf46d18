package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL114: the loop may end the program. */
// ranks: 2
// exit: 1
public class ExitInside {
    static final int N = 120;

    static void check(double[] values, double limit) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = i;
            if (values[i] > limit) {
                System.out.println("over the limit");
                System.exit(0);
            }
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            check(values, N);
            check(values, N / 2);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
