import mpi.*;

/** Bounds that may throw: such a loop is not cut into strips, whose header would throw in another line. */
public class Headers {
    static final class P {
        int n;
    }

    int count = 5;

    public static P make() {
        return new P();
    }

    public static void lengthOfAnother(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < b.length; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void lengthOfOwn(double[] a, int n) throws MPIException {
        double[] b = new double[n];
        for (int i = 0; i < b.length; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void fieldOfAnother(double[] a, P p, int n) throws MPIException {
        for (int i = 0; i < p.n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: p != null && a != null && p.n <= a.length
    }

    public static void fieldOfOneAskedBefore(double[] a, P p, int n) throws MPIException {
        int first = p.n;
        for (int i = 0; i < p.n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: a != null && p.n <= a.length
    }

    public static void quotient(double[] a, int k, int n) throws MPIException {
        for (int i = 0; i < n / k; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void quotientAskedBefore(double[] a, int k, int n) throws MPIException {
        int rest = n % k;
        for (int i = 0; i < n / k; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 if a != null && (n / k) <= a.length
    }

    public static void half(double[] a, int n) throws MPIException {
        for (int i = 0; i < n / 2; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void element(double[] a, int[] w, int n) throws MPIException {
        for (int i = 0; i < w[0]; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void startThatMayFail(double[] a, double[] b, int n) throws MPIException {
        for (int i = b.length; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public void fieldOfThis(double[] a, int n) throws MPIException {
        for (int i = 0; i < count; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void turned(double[] a, int n) throws MPIException {
        for (int i = 0; n > i; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}
