package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the tag is counted up by the call itself. */
// ranks: 2
public class NextTag {
    static final int N = 120;

    static int tag;

    static void log(double[] entry) {
        for (int i = 0; i < N; i++) {
            entry[i] = i + tag;
        }
        MPI.COMM_WORLD.Send(entry, 0, N, MPI.DOUBLE, 1, tag++); // expect: missed SL106
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            double[] entry = new double[N];
            log(entry);
            log(entry);
            System.out.println(tag);
        } else {
            double[] received = new double[N];
            for (int tag = 0; tag < 2; tag++) {
                MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
