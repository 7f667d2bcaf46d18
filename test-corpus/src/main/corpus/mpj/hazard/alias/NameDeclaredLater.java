package hazard.alias;

import java.util.Random;
import mpi.*;

/** SL111: the second name does not exist yet where the test would stand. */
// ranks: 2
public class NameDeclaredLater {
    static final int N = 120;

    static double[] last;

    static double[] latest() {
        return last;
    }

    static double compare(double[] field) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(field, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL111
        double[] reference = latest();
        for (int i = 0; i < N; i++) {
            sum += field[i] * reference[N - 1 - i];
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            for (int message = 0; message < 2; message++) {
                double[] sent = new Random(message).doubles(N).toArray();
                MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
            }
        } else {
            last = new double[N];
            System.out.println(compare(new double[N]));
            System.out.println(compare(last));
        }
        MPI.Finalize();
    }
}
