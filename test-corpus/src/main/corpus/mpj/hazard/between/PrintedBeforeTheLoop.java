package hazard.between;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL107: the message is printed before the loop reads it. */
// ranks: 2
public class PrintedBeforeTheLoop {
    static final int N = 120;

    static int check(int[] packet) {
        int sum = 0;
        MPI.COMM_WORLD.Recv(packet, 0, N, MPI.INT, 0, 0); // expect: missed SL107
        System.out.println(Arrays.toString(packet));
        for (int i = 0; i < N; i++) {
            sum += packet[i];
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            int[] sent = new Random(1).ints(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.INT, 1, 0); // expect: missed SL101
        } else {
            System.out.println(check(new int[N]));
        }
        MPI.Finalize();
    }
}
