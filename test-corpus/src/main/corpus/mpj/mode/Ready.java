package mode;

import java.util.Arrays;
import mpi.*;

/** The receive of a ready send waits when the loop comes to its end, and maybe not before it: it travels in standard mode. */
// ranks: 2
public class Ready {
    static final int N = 120;

    static void answer(double[] values) {
        for (int i = 0; i < N; i++) {
            values[i] = i;
        }
        MPI.COMM_WORLD.Barrier();
        MPI.COMM_WORLD.Rsend(values, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: other ranks see it where the call stands
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            answer(new double[N]);
        } else {
            double[] received = new double[N];
            Request pending = MPI.COMM_WORLD.Irecv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: analysis SL015
            MPI.COMM_WORLD.Barrier();
            pending.Wait();
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
