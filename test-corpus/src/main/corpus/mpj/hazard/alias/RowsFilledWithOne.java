package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL104: all rows of the matrix are one array. */
// ranks: 2
public class RowsFilledWithOne {
    static final int N = 120;

    static void relax(double[] start) {
        double[][] levels = new double[3][];
        Arrays.fill(levels, start);
        for (int i = 0; i < N; i++) {
            levels[0][i] = i;
            levels[2][N - 1 - i] += 5;
        }
        MPI.COMM_WORLD.Send(levels[0], 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            relax(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
