package hazard.status;

import java.util.Random;
import mpi.*;

/** SL115: the number of iterations is what has arrived. */
// ranks: 2
public class LengthDecides {
    static final int N = 120;

    static double sum(double[] values) {
        double sum = 0;
        int length = MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0).Get_count(MPI.DOUBLE); // expect: missed SL115
        for (int i = 0; i < length; i++) {
            sum += values[i];
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(2).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N / 2, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(sum(new double[N]));
        }
        MPI.Finalize();
    }
}
