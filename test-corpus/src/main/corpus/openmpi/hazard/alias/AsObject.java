package hazard.alias;

import java.util.Random;
import mpi.*;

/** SL002 with a guard: the array comes back as an object and is cast. */
// ranks: 2
// eager: 0,infinite
public class AsObject {
    static final int N = 120;

    static Object registered = new double[N];

    static double difference(double[] field) throws MPIException {
        double[] reference = (double[]) registered;
        double sum = 0;
        MPI.COMM_WORLD.recv(field, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if field != reference
        for (int i = 0; i < N; i++) {
            sum += field[i] - reference[N - 1 - i];
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
            System.out.println(difference(new double[N]));
            System.out.println(difference((double[]) registered));
        }
        MPI.Finalize();
    }
}
