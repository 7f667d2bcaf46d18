package hazard.alias;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import mpi.*;

/** SL114: the loop takes the array out of an atomic reference. */
// ranks: 2
public class AtomicHolder {
    static final int N = 120;

    static void publish(double[] state, AtomicReference<double[]> current) throws MPIException {
        for (int i = 0; i < N; i++) {
            state[i] = i;
            current.get()[N - 1 - i] += 2;
        }
        MPI.COMM_WORLD.send(state, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] state = new double[N];
            publish(state, new AtomicReference<>(new double[N]));
            publish(state, new AtomicReference<>(state));
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
