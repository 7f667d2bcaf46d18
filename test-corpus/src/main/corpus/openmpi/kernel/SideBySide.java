// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** SL001 and SL105: a loop that fills several parts of its message side by side, if no part touches another one. */
// ranks: 2
public class SideBySide {
    static final int N = 100;

    static void three(double[] r, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            r[i] = i;
            r[n + i] = -i;
            r[2 * n + i] = 0.5 * r[i];
        }
        MPI.COMM_WORLD.send(r, 3 * n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void towardsEachOther(double[] r, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            r[i] = i;
            r[2 * n - 1 - i] = r[i] + 1;
        }
        MPI.COMM_WORLD.send(r, 2 * n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void withGaps(double[] r, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            r[n + i] = i + 1;
            r[n + i] *= 3;
            r[i] = i;
        }
        r[2 * n] = 7;
        MPI.COMM_WORLD.send(r, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void behindMoreThanOne(double[] r, int n) throws MPIException {
        for (int i = 1; i < n; i++) {
            r[i] = i;
            r[n + i] = -i;
        }
        r[n] = 7;
        MPI.COMM_WORLD.send(r, 2 * n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void meeting(double[] r, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            r[i] = i;
            r[n - 1 + i] = -i;
        }
        MPI.COMM_WORLD.send(r, 2 * n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void anywhere(double[] r, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            r[i] = i;
            r[k + i] = -i;
        }
        MPI.COMM_WORLD.send(r, 2 * n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void crossing(double[] r, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            r[i] = i;
            r[2 * n - 2 - i] = -i;
        }
        MPI.COMM_WORLD.send(r, 2 * n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void atTimes(double[] r, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            r[i] = i;
            if (i % 3 == 0) {
                r[n + i] = -i;
            }
        }
        MPI.COMM_WORLD.send(r, 2 * n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void total(double[] r, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            r[i] = i;
            r[n + i] = -i;
            r[3 * n] += i;
        }
        MPI.COMM_WORLD.send(r, 3 * n + 1, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] r = new double[4 * N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            three(r, N);
            towardsEachOther(r, N);
            withGaps(r, N);
            behindMoreThanOne(r, N);
            meeting(r, N);
            anywhere(r, N, N / 2);
            crossing(r, N);
            atTimes(r, N);
            total(r, N);
        } else {
            for (int k = 0; k < 9; k++) {
                MPI.COMM_WORLD.recv(r, 4 * N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(k + " " + Arrays.hashCode(r));
            }
        }
        MPI.Finalize();
    }
}
