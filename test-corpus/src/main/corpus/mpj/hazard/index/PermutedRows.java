package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: the rows are written in the order of a permutation. */
// ranks: 2
public class PermutedRows {
    static final int N = 120;

    static void permute(double[] matrix, int[] order) {
        for (int i = 0; i < order.length; i++) {
            for (int j = 0; j < 10; j++) {
                matrix[order[i] * 10 + j] = i * j;
            }
        }
        MPI.COMM_WORLD.Send(matrix, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            permute(new double[N], new int[] {3, 1, 11, 0, 7});
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
