// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** SL001 and SL107: what is written between the loop and the send leaves with the send, unless an iteration may have sent it. */
// ranks: 2
public class HeaderElements {
    static final int SIDE = 12;
    static final int N = SIDE * SIDE;

    static void head(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i + 1] = i;
        }
        a[0] = n;
        MPI.COMM_WORLD.send(a, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void tail(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            sum += a[i];
        }
        a[n] = sum;
        MPI.COMM_WORLD.send(a, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void both(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int i = 1; i <= n; i++) {
            a[i] = i;
            sum += a[i];
        }
        a[n + 1] = sum;
        a[0] = n;
        MPI.COMM_WORLD.send(a, n + 2, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void inAGap(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[2 * i] = i;
        }
        a[2 * n - 1] = 7;
        MPI.COMM_WORLD.send(a, 2 * n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void behindStrides(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[2 * i] = i;
        }
        a[2 * n] = 7;
        MPI.COMM_WORLD.send(a, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void downwards(double[] a, int n) throws MPIException {
        for (int i = n; i > 0; i--) {
            a[i] = i;
        }
        a[0] = n;
        MPI.COMM_WORLD.send(a, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void inTheLastGap(double[] a, int n) throws MPIException {
        for (int i = n; i > 0; i--) {
            a[2 * i] = i;
        }
        a[1] = 7;
        MPI.COMM_WORLD.send(a, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void inside(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        a[0] = 7;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void anywhere(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i + 1] = i;
        }
        a[k] = 7;
        MPI.COMM_WORLD.send(a, n + 1, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void rows(double[] a, int n) throws MPIException {
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                a[2 + y * SIDE + x] = y - x;
            }
        }
        a[0] = SIDE;
        a[1] = SIDE;
        MPI.COMM_WORLD.send(a, n + 2, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void behindShortRows(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k - i; j++) {
                a[i] += j;
            }
        }
        a[k] = 5;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void beforeLongRows(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i - 5; j++) {
                a[i] += j;
            }
        }
        a[2] = 5;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void eitherOne(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i + 1] = i;
        }
        if (k > 0) {
            a[0] = n;
        } else {
            a[0] = -n;
        }
        MPI.COMM_WORLD.send(a, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void counted(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i + 1] += i;
        }
        a[0]++;
        MPI.COMM_WORLD.send(a, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void withAnotherBound(double[] a, int n) throws MPIException {
        int half = n;
        for (int i = 0; i < half; i++) {
            a[i] = i;
        }
        half = n / 2;
        a[half] = 5;
        MPI.COMM_WORLD.send(a, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[3 * N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            head(a, N);
            tail(a, N);
            both(a, N);
            inAGap(a, N);
            behindStrides(a, N);
            downwards(a, N);
            inTheLastGap(a, N);
            inside(a, N);
            anywhere(a, N, 0);
            rows(a, N);
            behindShortRows(a, N, 60);
            beforeLongRows(a, N);
            eitherOne(a, N, N);
            counted(a, N);
            withAnotherBound(a, N);
        } else {
            for (int k = 0; k < 15; k++) {
                MPI.COMM_WORLD.recv(a, 3 * N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(k + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
