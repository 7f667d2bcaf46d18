package hazard.alias;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL002 with a guard: a called method reads the whole array under another name. */
// ranks: 2
// eager: 0,infinite
public class ReadByCallee {
    static final int N = 120;

    static double total(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        return sum;
    }

    static double weigh(double[] field, double[] weights) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(field, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if field != weights
        for (int i = 0; i < N; i++) {
            sum += field[i] / total(weights);
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
            double[] field = new double[N];
            double[] weights = new double[N];
            Arrays.fill(weights, 0.25);
            System.out.println(weigh(field, weights));
            System.out.println(weigh(field, field));
        }
        MPI.Finalize();
    }
}
