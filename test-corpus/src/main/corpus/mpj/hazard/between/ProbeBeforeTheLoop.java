package hazard.between;

import java.util.Random;
import mpi.*;

/** SL108: between receive and loop the next message is looked for. */
// ranks: 2
public class ProbeBeforeTheLoop {
    static final int N = 120;

    static double use(double[] values) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL108
        boolean more = MPI.COMM_WORLD.Iprobe(0, 5) != null;
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return more ? -sum : sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(use(new double[N]));
        }
        MPI.Finalize();
    }
}
