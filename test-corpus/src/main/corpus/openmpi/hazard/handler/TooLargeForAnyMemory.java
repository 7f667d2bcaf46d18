package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** SL001, SL002: an array that no machine has the memory for ends the loop, and a handler goes on. */
// ranks: 2
// eager: 0,infinite
public class TooLargeForAnyMemory {
    static final int N = 120;

    static void give(double[] values, int[] large) throws MPIException {
        try {
            for (int i = 0; i < N; i++) {
                values[i] = i / 7.0;
                if (i == large[0]) {
                    values[i] = new long[Integer.MAX_VALUE].length;
                }
            }
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } catch (OutOfMemoryError e) {
            double[] less = {-1, -2};
            MPI.COMM_WORLD.send(less, 2, MPI.DOUBLE, 1, 0); // expect: analysis SL010
        }
    }

    static double take(double[] values, int[] large) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                sum += values[i];
                if (i == large[0]) {
                    sum += new int[2][Integer.MAX_VALUE].length;
                }
            }
        } catch (OutOfMemoryError e) {
            sum = values[N - 1];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int[][] where = {{-1}, {N / 2}};
        for (int[] large : where) {
            if (MPI.COMM_WORLD.getRank() == 0) {
                give(new double[N], large);
                give(new double[N], where[0]);
            } else {
                double[] received = new double[N];
                MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(received));
                System.out.println(take(new double[N], large));
            }
        }
        MPI.Finalize();
    }
}
