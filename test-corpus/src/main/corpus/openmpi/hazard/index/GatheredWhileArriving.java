package hazard.index;

import java.util.Arrays;
import java.util.Random;
import mpi.*;

/** SL117: the loop reads where a table points. */
// ranks: 2
public class GatheredWhileArriving {
    static final int N = 120;

    static double interpolate(double[] table, int[] nearest) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(table, N, MPI.DOUBLE, 0, 0); // expect: missed SL117
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + table[nearest[i]];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            int[] nearest = new int[N];
            Arrays.setAll(nearest, i -> i * 7 % N);
            System.out.println(interpolate(new double[N], nearest));
        }
        MPI.Finalize();
    }
}
