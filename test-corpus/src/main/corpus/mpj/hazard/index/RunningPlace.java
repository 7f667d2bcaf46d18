package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: the place is counted by the values, not by the loop. */
// ranks: 2
public class RunningPlace {
    static final int N = 120;

    static void compact(int[] kept) {
        int place = 0;
        for (int i = 0; i < N; i++) {
            kept[place] = i;
            if (i % 3 != 0) {
                place++;
            }
        }
        MPI.COMM_WORLD.Send(kept, 0, N, MPI.INT, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            compact(new int[N]);
        } else {
            int[] received = new int[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.INT, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
