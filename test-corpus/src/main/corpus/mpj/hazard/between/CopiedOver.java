package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL107: a part of another array is copied over the result. */
// ranks: 2
public class CopiedOver {
    static final int N = 120;

    static void assemble(double[] whole, double[] border) {
        for (int i = 0; i < N; i++) {
            whole[i] = i;
        }
        System.arraycopy(border, 0, whole, N - border.length, border.length);
        MPI.COMM_WORLD.Send(whole, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            assemble(new double[N], new double[] {1, 2, 3});
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
