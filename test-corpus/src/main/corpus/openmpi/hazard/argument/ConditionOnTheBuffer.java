package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL118: the condition of the call reads what the loop computes. */
// ranks: 2
public class ConditionOnTheBuffer {
    static final int N = 120;

    static void sendIfHot(double[] plate, double start) throws MPIException {
        for (int i = 0; i < N; i++) {
            plate[i] = start + i;
        }
        if (plate[N - 1] > 200) {
            MPI.COMM_WORLD.send(plate, N, MPI.DOUBLE, 1, 0); // expect: missed SL118
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] plate = new double[N];
            sendIfHot(plate, 0);
            sendIfHot(plate, 100);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
