package hazard.between;

import java.util.Random;
import mpi.*;

/** SL107: a method keeps the received array and changes it. */
// ranks: 2
public class GivenToAMethod {
    static final int N = 120;

    static double[] kept;

    static void keep(double[] array) {
        kept = array;
        kept[0] = 0;
    }

    static double use(double[] values) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL107
        keep(values);
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            System.out.println(use(new double[N]));
        }
        MPI.Finalize();
    }
}
