package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: the index is a variable of the body that is assigned again. */
// ranks: 2
public class IndexAssignedTwice {
    static final int N = 120;

    static void hop(double[] stones) {
        for (int i = 0; i < N; i++) {
            int place = i;
            if (i % 3 == 1) {
                place = N - 1 - i;
            }
            stones[place] += i;
        }
        MPI.COMM_WORLD.Send(stones, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            hop(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
