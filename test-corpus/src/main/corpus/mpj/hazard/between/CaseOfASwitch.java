package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL101: the call is one case of several. */
// ranks: 2
public class CaseOfASwitch {
    static final int N = 120;

    static void send(double[] values, int mode) {
        for (int i = 0; i < N; i++) {
            values[i] = i;
        }
        switch (mode) {
            case 1:
            MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
            break;
            case 2:
            System.out.println("dry run " + values[N - 1]);
            break;
            default:
            throw new IllegalArgumentException("mode " + mode);
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] values = new double[N];
            send(values, 2);
            send(values, 1);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
