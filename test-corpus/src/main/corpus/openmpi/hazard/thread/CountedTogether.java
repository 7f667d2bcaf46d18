package hazard.thread;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.*;

/** SL114: the loop counts in a counter that threads share. */
// ranks: 2
public class CountedTogether {
    static final int N = 120;

    static final AtomicInteger DONE = new AtomicInteger();

    static void compute(double[] values) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = i;
            DONE.incrementAndGet();
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            compute(new double[N]);
            System.out.println(DONE);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
