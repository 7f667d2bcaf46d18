package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: two iterations write one element. */
// ranks: 2
public class HalvedIndex {
    static final int N = 120;

    static void pairUp(int[] pairs) {
        for (int i = 0; i < 2 * N; i++) {
            pairs[i >> 1] += i;
        }
        MPI.COMM_WORLD.Send(pairs, 0, N, MPI.INT, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            pairUp(new int[N]);
        } else {
            int[] received = new int[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.INT, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
