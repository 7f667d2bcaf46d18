import mpi.*;

/** Bounds that something is added to or taken away from: where they wrap around, the counter runs past them. */
public class LowEnds {
    private int own;

    // The caller may go on after an exception, so the loop must not throw while a part of the message is under way.
    public static double startTakenAway(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: && n - 1 < n && n <= a.length
        for (int i = n - 1; i >= 0; i--) {
            sum += a[i];
        }
        return sum;
    }

    public static double startAdded(double[] a, int k, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: && k < k + 2 && 0 <= (long) k + 2 && n <=
        for (int i = k + 2; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double endTakenAway(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: && n - 2 < n && (long) n - 2 <= a.length
        for (int i = 0; i < n - 2; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double lastTakenAway(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: && n - 2 < n && (long) n - 1 <= a.length
        for (int i = 0; i <= n - 2; i++) {
            sum += a[i];
        }
        return sum;
    }

    /** Where the end wraps around it lies in front of the start. */
    public static double endAdded(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if a != null && (long) n + 2 <= a.length
        for (int i = 0; i < n + 2; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double downToMore(double[] a, int k, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: && k < k + 3 && 0 <= (long) k + 3 && (long) n + 1 <=
        for (int i = n; i >= k + 3; i--) {
            sum += a[i];
        }
        return sum;
    }

    public static double downToBeyond(double[] a, int k, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: && k < k + 3 && 0 <= (long) k + 4 && (long) n + 1 <=
        for (int i = n; i > k + 3; i--) {
            sum += a[i];
        }
        return sum;
    }

    public static double difference(double[] a, int n, int m) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: && (long) n - m == n - m && (long) n - m <= a.length
        for (int i = 0; i < n - m; i++) {
            sum += a[i];
        }
        return sum;
    }

    /** No length is negative. */
    public static double endOfArray(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: not <
        for (int i = a.length - 1; i >= 0; i--) {
            sum += a[i];
        }
        return sum;
    }

    public double ownField(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: && own - 1 < own && (long) own - 1 <= a.length
        for (int i = 0; i < own - 1; i++) {
            sum += a[i];
        }
        return sum;
    }

    /** Known where the loop stands only: the receive is completed on every way. */
    public static double knownTooLate(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out
        n = n / 2;
        for (int i = n - 1; i >= 0; i--) {
            sum += a[i];
        }
        return sum;
    }

    public static void sent(double[] a, int n) throws MPIException {
        for (int i = n - 1; i >= 0; i--) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != null && n - 1 < n && n <= a.length
    }

    // Nobody goes on after an exception: only what an iteration waits for or lets go matters.
    static void single(double[] a, int n) throws MPIException {
        for (int i = 1; i < n - 1; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void rows(double[] a, int n, int m) throws MPIException {
        for (int i = 0; i < n - 1; i++) {
            for (int j = 1; j < m - 1; j++) {
                a[i * m + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if m - 1 < m
    }

    static double rowsRead(double[] a, int n, int m) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: , if m - 1 < m && (long) n * m <= a.length
        for (int i = 0; i < n; i++) {
            for (int j = m - 1; j >= 0; j--) {
                sum += a[i * m + j];
            }
        }
        return sum;
    }

    /** A row of a square matrix: the loop around says that it is not empty. */
    static void square(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n - 1; j++) {
                a[i * n + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    /** The counter around is not the largest number. */
    static void triangle(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                a[i * n + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if (long) n * n <= a.length
    }

    static void belowTriangle(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i - 1; j++) {
                a[i * n + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if (long) n * n - 2 <= a.length
    }

    /** The rest of a matrix: its start is one more than a counter that stays below another number. */
    static void eliminate(double[] a, int n) throws MPIException {
        for (int k = 0; k < n - 1; k++) {
            for (int i = k + 1; i < n; i++) {
                a[i] = i + k;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
        }
    }

    /** What is given once is known. */
    static void constant(double[] a, int n) throws MPIException {
        int m = 40;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m - 1; j++) {
                a[i * m + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    /** No test before the loop knows the width. */
    static void ragged(double[] a, int[] widths, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            int m = widths[i];
            for (int j = 0; j < m - 1; j++) {
                a[i * n + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    /** What the program computes for the last step may be the largest number. */
    static void everyEighth(double[] a, int n) throws MPIException {
        for (int i = 0; i < n - 8; i += 8) {
            if (i % 3 == 0) {
                a[i + 2] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if n - 8 < n
    }
}
