package hazard.alias;

import java.util.Random;
import mpi.*;

/** SL111: a called method reads the array through a field. */
// ranks: 2
public class FieldOfCallee {
    static final int N = 120;

    static double[] boundary = new double[N];

    static double far() {
        return boundary[N - 1];
    }

    static double smooth(double[] inside) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(inside, N, MPI.DOUBLE, 0, 0); // expect: missed SL111
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + inside[i] * far();
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int message = 0; message < 2; message++) {
                double[] sent = new Random(message).doubles(N).toArray();
                MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
            }
        } else {
            System.out.println(smooth(new double[N]));
            System.out.println(smooth(boundary));
        }
        MPI.Finalize();
    }
}
