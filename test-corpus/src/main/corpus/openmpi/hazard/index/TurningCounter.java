// also: mpj
package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL105, SL107 and SL013: the counter of a loop around passes the last number, and comes to where the loop has not started. */
// ranks: 2
public class TurningCounter {
    static final int N = 50;
    static final int STEP = 1 << 15;

    static void sideBySide(double[] r, int last) throws MPIException {
        for (int k = 20 + STEP; k < last; k += STEP) {
            if (k == 20) {
                for (int i = 0; i < N; i++) {
                    r[i] = i;
                    r[k + i] = -i;
                }
                MPI.COMM_WORLD.send(r, 2 * N, MPI.DOUBLE, 1, 0); // expect: missed SL105
                return;
            }
        }
    }

    static void header(double[] r, int last) throws MPIException {
        for (int k = 20 + STEP; k < last; k += STEP) {
            if (k == 20) {
                for (int i = 0; i < N; i++) {
                    r[i] = i;
                }
                r[k] = 77;
                MPI.COMM_WORLD.send(r, 2 * N, MPI.DOUBLE, 1, 0); // expect: missed SL107
                return;
            }
        }
    }

    static void upTo(double[] r, int last) throws MPIException {
        for (int k = 20; k <= last; k++) {
            for (int i = 0; i < N; i++) {
                r[i] = i;
                r[N - 20 + k + i] = -i;
            }
            MPI.COMM_WORLD.send(r, 3 * N, MPI.DOUBLE, 1, 0); // expect: missed SL105
        }
    }

    static void upToTwentyOne(double[] r) throws MPIException {
        for (int k = 20; k <= 21; k++) {
            for (int i = 0; i < N; i++) {
                r[i] = i;
                r[N - 20 + k + i] = -i;
            }
            MPI.COMM_WORLD.send(r, 3 * N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static double window(double[] r, int last) throws MPIException {
        double sum = 0;
        for (int k = STEP - 20; k < last; k += STEP) {
            if (k == -20) {
                MPI.COMM_WORLD.recv(r, 3 * N, MPI.DOUBLE, 0, 0); // expect: analysis SL013
                for (int i = 0; i < N; i++) {
                    sum = sum * 0.5 + r[N + i] + r[N + k + i];
                }
                return sum;
            }
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] r = new double[4 * N];
        int last = Integer.MAX_VALUE - args.length;
        if (MPI.COMM_WORLD.getRank() == 0) {
            sideBySide(r, last);
            header(r, last);
            upTo(r, 21);
            upToTwentyOne(r);
            for (int i = 0; i < 3 * N; i++) {
                r[i] = i;
            }
            MPI.COMM_WORLD.send(r, 3 * N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            for (int k = 0; k < 6; k++) {
                MPI.COMM_WORLD.recv(r, 4 * N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(k + " " + Arrays.hashCode(r));
            }
            System.out.println(window(r, last));
        }
        MPI.Finalize();
    }
}
