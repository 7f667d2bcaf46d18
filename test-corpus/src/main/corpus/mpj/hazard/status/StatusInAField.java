package hazard.status;

import java.util.Random;
import mpi.*;

/** SL115: the loop calls a method that reads the field in which the status is kept. */
// ranks: 2
public class StatusInAField {
    static final int N = 120;

    static Status last;

    static int weight() {
        return last.Get_count(MPI.DOUBLE);
    }

    static double sum(double[] values) {
        double sum = 0;
        last = MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL115
        for (int i = 0; i < N; i++) {
            sum += values[i] / weight();
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(sum(new double[N]));
        }
        MPI.Finalize();
    }
}
