package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL111: the clone of a matrix has the rows of the matrix itself. */
// ranks: 2
public class ClonedMatrix {
    static final int N = 120;

    static void coolDown(double[][] plate) throws MPIException {
        double[][] before = plate.clone();
        double[] edge = plate[0];
        for (int i = 0; i < N; i++) {
            edge[i] = 20 + i;
            before[0][N - 1 - i] -= 0.5;
        }
        MPI.COMM_WORLD.send(edge, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            coolDown(new double[4][N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
