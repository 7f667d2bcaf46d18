package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL001: the send is announced at its end, so that a barrier in finally finds nothing ahead of it. */
// ranks: 2
// eager: 0,infinite
public class BarrierInFinally {
    static final int N = 120;

    static void step(double[] values, int[] divisors) throws MPIException {
        try {
            for (int i = 0; i < N; i++) {
                values[i] = 100 / divisors[i];
            }
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } finally {
            MPI.COMM_WORLD.barrier();
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            int[] divisors = new int[N];
            Arrays.fill(divisors, 3);
            step(new double[N], divisors);
            divisors[N / 2] = 0;
            try {
                step(new double[N], divisors);
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            MPI.COMM_WORLD.barrier();
            MPI.COMM_WORLD.barrier();
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
