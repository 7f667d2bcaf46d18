package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL107: whoever is called between loop and send may know the buffer. */
// ranks: 2
public class HookOfTheCaller {
    static final int N = 120;

    static final double[] RESULT = new double[N];

    interface Hook {
        void finished();
    }

    static void compute(Hook hook) throws MPIException {
        for (int i = 0; i < N; i++) {
            RESULT[i] = i;
        }
        hook.finished();
        MPI.COMM_WORLD.send(RESULT, N, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            compute(() -> {});
            compute(() -> RESULT[5] = 55);
        } else {
            double[] received = new double[N];
            for (int message = 0; message < 2; message++) {
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
            }
        }
        MPI.Finalize();
    }
}
