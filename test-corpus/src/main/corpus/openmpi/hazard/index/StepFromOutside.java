package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL103: nobody knows by how much the counter grows. */
// ranks: 2
public class StepFromOutside {
    static final int N = 120;

    static void plant(double[] field, int distance) throws MPIException {
        for (int i = 0; i < N; i += distance) {
            field[i] = 1 + i;
        }
        MPI.COMM_WORLD.send(field, N, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            plant(new double[N], 7);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
