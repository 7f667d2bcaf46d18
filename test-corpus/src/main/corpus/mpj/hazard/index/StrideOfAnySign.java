package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL104: nobody knows whether the inner stride is positive. */
// ranks: 2
public class StrideOfAnySign {
    static final int N = 120;

    static void comb(double[] hair, int stride) {
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 3; j++) {
                hair[30 + 20 * i + j * stride] += i + 1;
            }
        }
        MPI.COMM_WORLD.Send(hair, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            comb(new double[N], 5);
            comb(new double[N], -10);
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
