package shape;

import java.util.Arrays;
import mpi.*;

/** SL001 and SL107: what is written between the loop and the send leaves with the send, unless an iteration may have sent it. */
// ranks: 2
public class HeaderElements {
    static final int N = 144;

    static void head(double[] a, int n) {
        for (int i = 0; i < n; i++) {
            a[i + 1] = i;
        }
        a[0] = n;
        MPI.COMM_WORLD.Send(a, 0, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void tail(double[] a, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            sum += a[i];
        }
        a[n] = sum;
        MPI.COMM_WORLD.Send(a, 0, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void both(double[] a, int n) {
        double sum = 0;
        for (int i = 1; i <= n; i++) {
            a[i] = i;
            sum += a[i];
        }
        a[n + 1] = sum;
        a[0] = n;
        MPI.COMM_WORLD.Send(a, 0, n + 2, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void inAGap(double[] a, int n) {
        for (int i = 0; i < n; i++) {
            a[2 * i] = i;
        }
        a[2 * n - 1] = 7;
        MPI.COMM_WORLD.Send(a, 0, 2 * n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void behindStrides(double[] a, int n) {
        for (int i = 0; i < n; i++) {
            a[2 * i] = i;
        }
        a[2 * n] = 7;
        MPI.COMM_WORLD.Send(a, 0, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void downwards(double[] a, int n) {
        for (int i = n; i > 0; i--) {
            a[i] = i;
        }
        a[0] = n;
        MPI.COMM_WORLD.Send(a, 0, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void inTheLastGap(double[] a, int n) {
        for (int i = n; i > 0; i--) {
            a[2 * i] = i;
        }
        a[1] = 7;
        MPI.COMM_WORLD.Send(a, 0, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void inside(double[] a, int n) {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        a[0] = 7;
        MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void anywhere(double[] a, int n, int k) {
        for (int i = 0; i < n; i++) {
            a[i + 1] = i;
        }
        a[k] = 7;
        MPI.COMM_WORLD.Send(a, 0, n + 1, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void rows(double[] a, int n, int k) {
        for (int y = 0; y < k; y++) {
            for (int x = 0; x < k; x++) {
                a[2 + y * k + x] = y - x;
            }
        }
        a[0] = k;
        a[1] = k;
        MPI.COMM_WORLD.Send(a, 0, n + 2, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void eitherOne(double[] a, int n, int k) {
        for (int i = 0; i < n; i++) {
            a[i + 1] = i;
        }
        if (k > 0) {
            a[0] = n;
        } else {
            a[0] = -n;
        }
        MPI.COMM_WORLD.Send(a, 0, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void counted(double[] a, int n) {
        for (int i = 0; i < n; i++) {
            a[i + 1] += i;
        }
        a[0]++;
        MPI.COMM_WORLD.Send(a, 0, n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void withAnotherBound(double[] a, int n) {
        int half = n;
        for (int i = 0; i < half; i++) {
            a[i] = i;
        }
        half = n / 2;
        a[half] = 5;
        MPI.COMM_WORLD.Send(a, 0, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    public static void main(String[] args) {
        MPI.Init(args);
        double[] a = new double[3 * N];
        if (MPI.COMM_WORLD.Rank() == 0) {
            head(a, N);
            tail(a, N);
            both(a, N);
            inAGap(a, N);
            behindStrides(a, N);
            downwards(a, N);
            inTheLastGap(a, N);
            inside(a, N);
            anywhere(a, N, 0);
            rows(a, N, 12);
            eitherOne(a, N, N);
            counted(a, N);
            withAnotherBound(a, N);
        } else {
            for (int k = 0; k < 13; k++) {
                MPI.COMM_WORLD.Recv(a, 0, 3 * N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(k + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
