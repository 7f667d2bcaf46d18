package hazard.type;

import java.util.Arrays;
import mpi.*;

/** SL112: the send promises that its receive waits already. */
// ranks: 2
public class ReadySend {
    static final int N = 120;

    static void answer(double[] values) {
        for (int i = 0; i < N; i++) {
            values[i] = i;
        }
        MPI.COMM_WORLD.Barrier();
        MPI.COMM_WORLD.Rsend(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL112
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
