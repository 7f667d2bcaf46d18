import mpi.*;

/** What the code before a loop shows about arrays, and numbers that an argument divides by. */
public class ShownNumbers {
    public static void lengthAsked(double[] a, int[] b, boolean c, int n) throws MPIException {
        int k = b.length;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b.length, k); // expect: passed SL001 words: not b != null
        }
    }

    public static void elementRead(double[] a, int[] b, boolean c, int n) throws MPIException {
        int k = b[0];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b.length, k); // expect: passed SL001 words: not b != null
        }
    }

    public static void elementWritten(double[] a, int[] b, boolean c, int n) throws MPIException {
        b[0] = 1;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b.length, 0); // expect: passed SL001 words: not b != null
        }
    }

    public static void divided(double[] a, int k, boolean c, int n) throws MPIException {
        int t = n / k;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n % k, MPI.DOUBLE, 1, t); // expect: passed SL001 words: not k != 0
        }
    }

    public static void dividedItself(double[] a, int k, boolean c, int n) throws MPIException {
        int t = k / 3 + n * k;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n / k, MPI.DOUBLE, 1, t); // expect: passed SL001 words: if k != 0
        }
    }

    public static void dividedAsAFraction(double[] a, int k, boolean c, int n) throws MPIException {
        double t = 1.0 / k;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n / k, MPI.DOUBLE, 1, (int) t); // expect: passed SL001 words: if k != 0
        }
    }

    public static void dividedByAConstant(double[] a, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n / 2, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    public static void dividedByTheSize(double[] a, boolean c, int n) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n / size, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not size != 0
        }
    }

    public static void dividedByTheRank(double[] a, boolean c, int n) throws MPIException {
        int rank = MPI.COMM_WORLD.getRank();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n / rank, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if rank != 0
        }
    }

    public static void chosen(double[] a, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n > 5 && n < 90 ? 1 : 2, 0); // expect: passed SL001
        }
    }

    public static void negated(double[] a, int k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, -k, 0); // expect: passed SL001
        }
    }

    public static void narrowed(double[] a, long k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, (int) k, 0); // expect: passed SL001
        }
    }
}
