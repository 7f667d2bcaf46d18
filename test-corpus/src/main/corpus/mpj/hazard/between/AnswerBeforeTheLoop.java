package hazard.between;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL107: the message is sent on before the loop reads it. */
// ranks: 2
public class AnswerBeforeTheLoop {
    static final int N = 120;

    static double echo(double[] values) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(values, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL107
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 0, 1); // expect: missed SL101
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(5).doubles(N).toArray();
            double[] echo = new double[N];
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.Recv(echo, 0, N, MPI.DOUBLE, 1, 1); // expect: passed SL006
            System.out.println(Arrays.equals(sent, echo));
        } else {
            System.out.println(echo(new double[N]));
        }
        MPI.Finalize();
    }
}
