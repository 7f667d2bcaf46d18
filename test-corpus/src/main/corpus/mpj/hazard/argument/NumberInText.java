package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the offset is read from a text that may hold no number. */
// ranks: 2
public class NumberInText {
    static final int N = 120;

    static void sendFrom(double[] values, String offset) {
        try {
            for (int i = 0; i < N; i++) {
                values[i] = i;
            }
            System.out.println("computed");
            MPI.COMM_WORLD.Send(values, Integer.parseInt(offset), 50, MPI.DOUBLE, 1, 0); // expect: missed SL106
        } catch (NumberFormatException e) {
            System.out.println("from where? " + values[N - 1]);
        }
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            sendFrom(new double[N], "here");
            sendFrom(new double[N], "20");
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
