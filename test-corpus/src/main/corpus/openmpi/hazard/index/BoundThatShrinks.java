package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL103: the body moves the end of the loop. */
// ranks: 2
public class BoundThatShrinks {
    static final int N = 120;

    static void meet(double[] road, int end) throws MPIException {
        for (int i = 0; i < end; i++) {
            road[i] = i;
            end--;
            road[end] = -i;
        }
        MPI.COMM_WORLD.send(road, N, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            meet(new double[N], N);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
