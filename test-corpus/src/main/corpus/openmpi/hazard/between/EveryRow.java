package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL103: the last loop that touches the row that is sent is one over all rows. */
// ranks: 2
public class EveryRow {
    static final int N = 120;

    static void step(double[][] rows) throws MPIException {
        for (int i = 0; i < N; i++) {
            rows[2][i] = i;
        }
        for (double[] row : rows) {
            row[0] = -1;
        }
        MPI.COMM_WORLD.send(rows[2], N, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            step(new double[4][N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
