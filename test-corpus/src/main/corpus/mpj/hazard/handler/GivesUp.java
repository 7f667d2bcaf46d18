package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL109: a handler inside of the loop leaves it. */
// ranks: 2
public class GivesUp {
    static final int N = 120;

    static void copy(double[] values, double[] source) {
        for (int i = 0; i < N; i++) {
            try {
                values[i] = source[i];
            } catch (ArrayIndexOutOfBoundsException e) {
                break;
            }
        }
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            copy(new double[N], new double[] {3, 1, 4});
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
