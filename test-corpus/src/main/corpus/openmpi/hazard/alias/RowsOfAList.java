package hazard.alias;

import java.util.Arrays;
import java.util.List;
import mpi.*;

/** SL114: the loop runs over the rows of a list and meets the buffer. */
// ranks: 2
public class RowsOfAList {
    static final int N = 120;

    static void mark(double[] row, List<double[]> rows) throws MPIException {
        for (int i = 0; i < N; i++) {
            row[i] = i;
            for (double[] each : rows) {
                each[0] -= 1;
            }
        }
        MPI.COMM_WORLD.send(row, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] row = new double[N];
            mark(row, List.of(new double[N]));
            mark(row, List.of(new double[N], row));
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
