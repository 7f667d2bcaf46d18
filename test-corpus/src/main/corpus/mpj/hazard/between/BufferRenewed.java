package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL107: a called method puts another array into the field. */
// ranks: 2
public class BufferRenewed {
    static final int N = 120;

    static double[] state = new double[N];

    static void renew() {
        state = state.clone();
        state[0] = 42;
    }

    static void step() {
        for (int i = 0; i < N; i++) {
            state[i] = i;
        }
        renew();
        MPI.COMM_WORLD.Send(state, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            step();
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
