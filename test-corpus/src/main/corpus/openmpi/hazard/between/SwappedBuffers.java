package hazard.between;

import java.util.Arrays;
import mpi.*;

/** SL101: the two buffers change their names before the send. */
// ranks: 2
public class SwappedBuffers {
    static final int N = 120;

    static void iterate(double[] current, double[] next) throws MPIException {
        for (int step = 0; step < 2; step++) {
            for (int i = 0; i < N; i++) {
                next[i] = current[i] * 0.5 + i;
            }
            double[] swap = current;
            current = next;
            next = swap;
            MPI.COMM_WORLD.send(current, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            iterate(new double[N], new double[N]);
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
