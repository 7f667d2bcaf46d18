package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: whoever is called between loop and send may change the destination. */
// ranks: 2
public class HookedPeer {
    static final int N = 120;

    static int target;

    interface Hook {
        void run();
    }

    static void report(Hook hook) {
        double[] values = new double[N];
        for (int i = 0; i < N; i++) {
            values[i] = i;
        }
        hook.run();
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, target, 0); // expect: missed SL106
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            report(() -> target = 1);
            report(() -> System.out.println("second"));
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
