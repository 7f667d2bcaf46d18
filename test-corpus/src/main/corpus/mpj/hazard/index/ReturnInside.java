package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL109: the method may return before the message is sent. */
// ranks: 2
public class ReturnInside {
    static final int N = 120;

    static boolean validate(double[] values, double limit) {
        for (int i = 0; i < N; i++) {
            values[i] = i * 0.5;
            if (values[i] > limit) {
                return false;
            }
        }
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL109
        return true;
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            System.out.println(validate(new double[N], 30));
            System.out.println(validate(new double[N], 100));
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
