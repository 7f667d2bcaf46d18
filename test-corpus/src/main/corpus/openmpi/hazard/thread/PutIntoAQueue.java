package hazard.thread;

import java.util.Arrays;
import mpi.*;

/** SL114: the loop hands every value to a queue that a thread may empty. */
// ranks: 2
public class PutIntoAQueue {
    static final int N = 120;

    static final java.util.concurrent.BlockingQueue<Double> QUEUE = new java.util.concurrent.LinkedBlockingQueue<>();

    static void produce(double[] values) throws MPIException {
        for (int i = 0; i < N; i++) {
            values[i] = i;
            QUEUE.add(values[i]);
        }
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            produce(new double[N]);
            System.out.println(QUEUE.size());
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
