package hazard.thread;

import java.util.Arrays;
import mpi.*;

/** SL114: a called method is synchronized. */
// ranks: 2
public class SynchronizedMethod {
    static final int N = 120;

    static class Counter {
        private int count;

        synchronized int next() {
            return count++;
        }
    }

    static void number(double[] values, Counter counter) {
        for (int i = 0; i < N; i++) {
            values[i] = counter.next();
        }
        MPI.COMM_WORLD.Send(values, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            number(new double[N], new Counter());
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
