package hazard.status;

import java.util.Random;
import java.util.function.IntSupplier;
import mpi.*;

/** SL109: a lambda that the loop may call has captured the status. */
// ranks: 2
public class StatusInALambda {
    static final int N = 120;

    static double sum(double[] values) {
        Status status = MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL109
        IntSupplier count = () -> status.Get_count(MPI.DOUBLE);
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += values[i] * count.getAsInt();
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
