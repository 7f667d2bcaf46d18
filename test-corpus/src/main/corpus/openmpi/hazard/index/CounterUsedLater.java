package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL103: the counter is read behind the loop. */
// ranks: 2
public class CounterUsedLater {
    static final int N = 120;

    static int fillUntil(double[] tank, double level) throws MPIException {
        int i;
        for (i = 0; i < N; i++) {
            tank[i] = i * level;
        }
        MPI.COMM_WORLD.send(tank, i / 2, MPI.DOUBLE, 1, 0); // expect: missed SL103
        return i;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println(fillUntil(new double[N], 0.5));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
