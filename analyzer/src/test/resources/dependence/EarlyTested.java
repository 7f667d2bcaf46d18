import mpi.*;

/** What an argument may fail of, and how the test in front of its early evaluation is written, if it can be. */
public class EarlyTested {
    static final class P {
        int dest;
        P next;

        int fixed() {
            return 1;
        }

        int own() {
            return dest;
        }
    }

    static final class Q {
        final P p = new P();
    }

    static P shared;

    public static void nullOrNot() {
        shared = shared == null ? new P() : null;
    }

    public static void chosenObject(double[] a, P p, P q, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, (c ? p : q).dest, 0); // expect: missed SL106
        }
    }

    public static void sumAsDivisor(double[] a, int k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n / (k + 1), MPI.DOUBLE, 1, 0); // expect: passed SL001 if (k + 1) != 0 && c && a != null && n <= a.length
        }
    }

    public static void elementAsDivisor(double[] a, int[] k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n / k[1], MPI.DOUBLE, 1, 0); // expect: passed SL001 words: k != null && 1 < k.length && k[1] != 0
        }
    }

    public static void chosenArray(double[] a, int[] b, int[] d, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, (c ? b : d)[1], 0); // expect: missed SL106
        }
    }

    public static void lengthOfTheChosen(double[] a, int[] b, int[] d, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, (c ? b : d).length, 0); // expect: missed SL106
        }
    }

    public static void length(double[] a, int[] b, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b.length, 0); // expect: passed SL001 words: b != null
        }
    }

    public static void hexadecimal(double[] a, int[] b, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[0xFFFFFFFF], 0); // expect: passed SL001 words: 0 <= 0xFFFFFFFF
        }
    }

    public static void letter(double[] a, int[] b, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b['a'], 0); // expect: passed SL001 words: 0 <= 'a' && 'a' < b.length
        }
    }

    public static void twice(double[] a, P p, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, p.dest); // expect: passed SL001
        }
    }

    public static void chain(double[] a, P p, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.next.next.dest, 0); // expect: passed SL001 words: p != null && p.next != null && p.next.next != null
        }
    }

    public static void ofAnArray(double[] a, P[] all, boolean c, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, all[k].dest, 0); // expect: passed SL001 words: all[k] != null
        }
    }

    public static void castToItself(double[] a, P p, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, ((P) p).dest, 0); // expect: missed SL106
        }
    }

    public static void castDivisor(double[] a, int k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n / (int) k, MPI.DOUBLE, 1, 0); // expect: missed SL106
        }
    }

    public static void declaredBehind(double[] a, int[] b, int k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int place = k + 1;
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[place], 0); // expect: passed SL001
        }
    }

    public static void declaredBehindAsANumber(double[] a, int[] b, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int place = 3;
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[place], 0); // expect: passed SL001
        }
    }

    public static void declaredBehindWithACast(double[] a, int[] b, int k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int place = (byte) k;
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[place], 0); // expect: missed SL106
        }
    }

    public static void elementDeclaredBehind(double[] a, int[] b, int[] d, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int place = d[2];
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[place], 0); // expect: passed SL001
        }
    }

    public static void objectDeclaredBehind(double[] a, P p, P q, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        P one = c ? p : q;
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, one.dest, 0); // expect: passed SL001
        }
    }

    public static void pureMethod(double[] a, P p, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.fixed(), 0); // expect: passed SL001 words: p != null
        }
    }

    public static void pureMethodOfTheChosen(double[] a, P p, P q, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, (c ? p : q).fixed(), 0); // expect: missed SL106
        }
    }

    public static void methodThatReads(double[] a, P p, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.own(), 0); // expect: missed SL106
        }
    }

    public static void communicator(double[] a, Comm comm, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: comm != null
        }
    }

    public static void chosenCommunicator(double[] a, Comm comm, Comm other, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            (c ? comm : other).send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL106
        }
    }

    public static void constantOfTheLibrary(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, java.io.File.separatorChar, 0); // expect: passed SL001
    }

    public static void fieldOfTheClass(double[] a, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, shared.dest, 0); // expect: passed SL001 words: shared != null
        }
    }
}
