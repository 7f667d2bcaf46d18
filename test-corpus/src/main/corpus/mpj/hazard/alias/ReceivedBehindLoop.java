package hazard.alias;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL001 with a guard: a receive between loop and send may fill the same array. */
// ranks: 2
// eager: 0,infinite
public class ReceivedBehindLoop {
    static final int N = 120;

    static void answer(double[] reply, double[] request) {
        for (int i = 0; i < N; i++) {
            reply[i] = i;
        }
        MPI.COMM_WORLD.Recv(request, 0, N, MPI.DOUBLE, 1, 1); // expect: missed SL102
        MPI.COMM_WORLD.Send(reply, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if reply != request
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] reply = new double[N];
            answer(reply, new double[N]);
            answer(reply, reply);
        } else {
            double[] request = new Random(4).doubles(N).toArray();
            double[] reply = new double[N];
            for (int turn = 0; turn < 2; turn++) {
                MPI.COMM_WORLD.Send(request, 0, N, MPI.DOUBLE, 0, 1); // expect: passed SL006
                MPI.COMM_WORLD.Recv(reply, 0, N, MPI.DOUBLE, 0, 0); // expect: passed SL006
                System.out.println(Arrays.hashCode(reply));
            }
        }
        MPI.Finalize();
    }
}
