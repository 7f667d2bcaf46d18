package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL111: the buffer is a row, and the other matrix may have the same row at any place. */
// ranks: 2
public class OtherMatrix {
    static final int N = 120;

    static void transpose(double[][] rows, double[][] columns) {
        for (int i = 0; i < N; i++) {
            rows[2][i] = i;
            columns[i % 3][0] -= i;
        }
        MPI.COMM_WORLD.Send(rows[2], 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[][] rows = new double[3][N];
            transpose(rows, new double[3][N]);
            transpose(rows, rows);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
