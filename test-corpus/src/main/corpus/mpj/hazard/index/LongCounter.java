package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL103: the counter is a long. */
// ranks: 2
public class LongCounter {
    static final int N = 120;

    static void stamp(long[] times, long start) {
        for (long tick = 0; tick < N; tick++) {
            times[(int) tick] = start + tick;
        }
        MPI.COMM_WORLD.Send(times, 0, N, MPI.LONG, 1, 0); // expect: missed SL103
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            stamp(new long[N], 1L << 40);
        } else {
            long[] received = new long[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.LONG, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
