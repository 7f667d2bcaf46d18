package hazard.alias;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL111: a persistent request fills the array whenever it is started. */
// ranks: 2
public class KeptByPersistentRequest {
    static final int N = 120;

    static void collect(double[] inbox) {
        Prequest incoming = MPI.COMM_WORLD.Recv_init(inbox, 0, N, MPI.DOUBLE, 1, 1); // expect: analysis SL015
        incoming.Start();
        MPI.COMM_WORLD.Barrier();
        for (int i = 0; i < N; i++) {
            inbox[i] = i;
        }
        incoming.Wait();
        MPI.COMM_WORLD.Send(inbox, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            collect(new double[N]);
        } else {
            double[] sent = new Random(3).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 0, 1); // expect: missed SL101
            MPI.COMM_WORLD.Barrier();
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
