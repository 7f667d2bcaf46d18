package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL111: a row of a new matrix has a name of its own. */
// ranks: 2
public class RowWithAName {
    static final int N = 120;

    static void fillPlane(int plane) throws MPIException {
        double[][] volume = new double[3][N];
        double[] slice = volume[plane];
        for (int i = 0; i < N; i++) {
            slice[i] = i;
            volume[1][N - 1 - i] -= 4;
        }
        MPI.COMM_WORLD.send(slice, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            fillPlane(0);
            fillPlane(1);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
