package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL103: the loop asks for its end behind its body. */
// ranks: 2
public class LoopThatAsksLast {
    static final int N = 120;

    static void countDown(double[] seconds) {
        int i = 0;
        do {
            seconds[i] = N - i;
        } while (++i < N);
        MPI.COMM_WORLD.Send(seconds, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            countDown(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
