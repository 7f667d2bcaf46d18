package hazard.call;

import java.util.Random;
import java.util.function.IntToDoubleFunction;
import mpi.*;

/** SL111: a lambda that the loop calls has captured the buffer. */
// ranks: 2
public class CapturedByALambda {
    static final int N = 120;

    static double sum(double[] data) {
        IntToDoubleFunction mirrored = i -> data[N - 1 - i];
        double sum = 0;
        MPI.COMM_WORLD.Recv(data, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL111
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + data[i] * mirrored.applyAsDouble(i);
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
