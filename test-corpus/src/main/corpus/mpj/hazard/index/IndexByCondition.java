package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: a condition chooses the index. */
// ranks: 2
public class IndexByCondition {
    static final int N = 120;

    static void fold(double[] paper) {
        for (int i = 0; i < N; i++) {
            paper[i < N / 2 ? i : N - 1 - i] += i;
        }
        MPI.COMM_WORLD.Send(paper, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            fold(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
