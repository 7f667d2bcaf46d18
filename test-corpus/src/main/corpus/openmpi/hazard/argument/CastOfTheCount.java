package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the count is cast, and the cast may fail. */
// ranks: 2
public class CastOfTheCount {
    static final int N = 120;

    static void sendSome(double[] values, Object count) throws MPIException {
        try {
            for (int i = 0; i < N; i++) {
                values[i] = i;
            }
            System.out.println("computed");
            MPI.COMM_WORLD.send(values, (Integer) count, MPI.DOUBLE, 1, 0); // expect: missed SL106
        } catch (ClassCastException e) {
            System.out.println("no number, " + values[N - 1]);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            sendSome(values, "all");
            sendSome(values, N / 2);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
