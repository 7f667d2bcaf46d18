package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the first element of the message is its count. */
// ranks: 2
public class CountInTheBuffer {
    static final int N = 120;

    static void frame(int[] packet, int length) {
        for (int i = 0; i < N; i++) {
            packet[i] = length - i;
        }
        MPI.COMM_WORLD.Send(packet, 0, packet[0], MPI.INT, 1, 0); // expect: missed SL106
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            frame(new int[N], N);
        } else {
            int[] received = new int[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.INT, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
