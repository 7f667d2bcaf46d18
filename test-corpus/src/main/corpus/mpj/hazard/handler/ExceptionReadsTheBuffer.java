package hazard.handler;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL114: the text of the exception is made of what has arrived. */
// ranks: 2
public class ExceptionReadsTheBuffer {
    static final int N = 120;

    static final double[] DATA = new double[N];

    static class Rejected extends RuntimeException {
        private static final long serialVersionUID = 1;

        Rejected() {
            super("rejected " + Arrays.toString(DATA));
        }
    }

    static double accepted(double value) {
        if (value > 0.99) {
            throw new Rejected();
        }
        return value;
    }

    static double take() {
        double sum = 0;
        MPI.COMM_WORLD.Recv(DATA, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL114
        for (int i = 0; i < N; i++) {
            sum += accepted(DATA[i]);
        }
        return sum;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.Send(sent, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            try {
                System.out.println(take());
            } catch (Rejected e) {
                System.out.println(e.getMessage());
            }
        }
        MPI.Finalize();
    }
}
