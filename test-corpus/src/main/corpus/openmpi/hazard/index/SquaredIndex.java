package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: the index grows with the square of the inner counter. */
// ranks: 2
public class SquaredIndex {
    static final int N = 120;

    static void spray(double[] wall) throws MPIException {
        for (int i = 0; i < 5; i++) {
            for (int j = -3; j <= 3; j++) {
                wall[20 * i + j * j] = i + j;
            }
        }
        MPI.COMM_WORLD.send(wall, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            spray(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
