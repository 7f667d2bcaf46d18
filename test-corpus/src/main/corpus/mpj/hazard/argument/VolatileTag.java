package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the tag is volatile, another thread may set it at any time. */
// ranks: 2
public class VolatileTag {
    static final int N = 120;

    static volatile int channel;

    static void transmit(double[] wave) {
        for (int i = 0; i < N; i++) {
            wave[i] = i;
        }
        MPI.COMM_WORLD.Send(wave, 0, N, MPI.DOUBLE, 1, channel); // expect: missed SL106
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            transmit(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
