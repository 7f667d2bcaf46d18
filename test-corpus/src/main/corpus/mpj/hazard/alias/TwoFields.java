package hazard.alias;

import java.util.Arrays;
import mpi.*;

/** SL111: a called method writes another field that holds the same array. */
// ranks: 2
public class TwoFields {
    static final int N = 120;

    static double[] flux = new double[N];
    static double[] old = new double[N];

    static void forget(int i) {
        old[N - 1 - i] = 0;
    }

    static void advance() {
        for (int i = 0; i < N; i++) {
            flux[i] = i + 1;
            forget(i);
        }
        MPI.COMM_WORLD.Send(flux, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            advance();
            old = flux;
            advance();
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
