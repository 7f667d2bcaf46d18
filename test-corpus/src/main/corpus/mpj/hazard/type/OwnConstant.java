package hazard.type;

import java.util.Arrays;
import mpi.*;

/** A constant of the program has the name of a datatype, and another meaning. */
// ranks: 2
public class OwnConstant {
    static final int N = 120;

    static final Datatype DOUBLE = Datatype.Contiguous(2, MPI.DOUBLE);

    static void sendPairs(double[] values) {
        for (int i = 0; i < N; i++) {
            values[i] = i;
        }
        MPI.COMM_WORLD.Send(values, 0, N / 2, DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void main(String[] args) {
        MPI.Init(args);
        DOUBLE.Commit();
        if (MPI.COMM_WORLD.Rank() == 0) {
            sendPairs(new double[N]);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
