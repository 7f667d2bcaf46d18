package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL105: two loops of one nest write the same places. */
// ranks: 2
public class WrittenByAnEarlierLoop {
    static final int N = 120;

    static void prefix(double[] sums, int rounds) throws MPIException {
        for (int round = 1; round < rounds; round++) {
            for (int i = round; i < N; i++) {
                sums[i] += sums[i - round] + 1;
            }
        }
        MPI.COMM_WORLD.send(sums, N, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            prefix(new double[N], 4);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
