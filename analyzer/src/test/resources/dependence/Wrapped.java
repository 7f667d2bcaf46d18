import mpi.*;

/** Bounds that may wrap around at 2 to the power of 31, so that a loop runs further than their polynomials say. */
public class Wrapped {
    static void everyThird(double[] a, int k, int w) throws MPIException {
        for (int i = 0; i < k * w; i++) {
            if (i % 2 == 0) {
                a[3 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, k * w, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if (long) k * w == k * w && (long)
    }

    static void andMore(double[] a, int k, int w) throws MPIException {
        for (int i = 0; i < k * w; i++) {
            for (int j = 0; j < 9; j++) {
                if (i % 2 == 0) {
                    a[i + j + 2] = i;
                }
            }
        }
        MPI.COMM_WORLD.send(a, k * w, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if (long) k * w == k * w && (long) k * w + 10 <= a.length
    }

    static void all(double[] a, int k, int w) throws MPIException {
        for (int i = 0; i < k * w; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, k * w, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void moreThanALong(double[] a, int k, int w, int h) throws MPIException {
        for (int i = 0; i < k * w * h; i++) {
            if (i % 2 == 0) {
                a[3 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, k * w, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    // The caller may go on after an exception, so the loop must not throw while a part of the message is under way.
    public static double mayThrow(double[] a, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, k, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: (long) k * w == k * w && (long)
        for (int i = 0; i < k * w; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double mayThrowInside(double[] a, int n, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, k, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if (long) k * w == k * w && a != null && (long)
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k * w; j++) {
                sum += a[i + j];
            }
        }
        return sum;
    }

    public static double testMayOverflow(double[] a, int n, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                sum += a[4 * i * w + j];
            }
        }
        return sum;
    }

    public static double boundMayOverflow(double[] a, int n, int k, int w, int h) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out
        for (int i = 0; i < k * w * h; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double boundChangesLater(double[] a, int n, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out
        w = w + 1;
        for (int i = 0; i < k * w; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double boundDeclaredLater(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out
        int k = n + 1;
        for (int i = 0; i < k; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double boundDeclaredBefore(double[] a, int n) throws MPIException {
        double sum = 0;
        int k = n + 1;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: k <= a.length
        for (int i = 0; i < k; i++) {
            sum += a[i];
        }
        return sum;
    }
}
