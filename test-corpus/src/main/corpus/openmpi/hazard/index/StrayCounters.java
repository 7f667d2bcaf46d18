// also: mpj
package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL001, SL104: a counter that runs along does not do so in each iteration, or falls back. */
// ranks: 2
public class StrayCounters {
    static final int N = 120;

    static void positive(double[] out, double[] values) throws MPIException {
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (values[i] > 0) {
                out[k++] = values[i];
            }
        }
        MPI.COMM_WORLD.send(out, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void around(double[] out) throws MPIException {
        int k = 0;
        for (int i = 0; i < 3 * N; i++) {
            out[k++] += i;
            if (k == N) {
                k = 0;
            }
        }
        MPI.COMM_WORLD.send(out, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void goesOn(double[] out) throws MPIException {
        int k = 0;
        for (int half = 0; half < 2; half++) {
            for (int i = 0; i < N / 2; i++) {
                out[k++] = i - half;
            }
            MPI.COMM_WORLD.send(out, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void shortRows(double[] out) throws MPIException {
        int k = 0;
        for (int i = 0; i < 12; i++) {
            for (int j = 0; j < 10; j++) {
                out[k++] = i;
                if (j == i) {
                    break;
                }
            }
        }
        MPI.COMM_WORLD.send(out, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void testedOften(double[] out) throws MPIException {
        int k = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 5 + 0 * k++; j++) {
                out[k] = i + j;
            }
        }
        MPI.COMM_WORLD.send(out, N, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] values = new double[N];
            for (int i = 0; i < N; i++) {
                values[i] = i % 3 - 1;
            }
            positive(a, values);
            around(a);
            goesOn(a);
            shortRows(a);
            testedOften(a);
        } else {
            for (int message = 0; message < 6; message++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
