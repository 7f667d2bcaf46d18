import mpi.*;

/** Arguments and conditions that fail, or do not, where the loop starts. */
public class TimingOfFaults {
    static int dest = 1;

    static class P {
        int dest = 1;
        double[] data = new double[100];

        int get() {
            return dest;
        }
    }

    static P find(int k) {
        return k > 0 ? new P() : null;
    }

    public static void dividesByZero(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (k != 0) {
            MPI.COMM_WORLD.send(a, n / k, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if k != 0
        }
    }

    public static void remainderByZero(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (k != 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n % k, 0); // expect: passed SL001 words: if k != 0
        }
    }

    public static void callThatThrows(double[] a, String s, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (s != null) {
            MPI.COMM_WORLD.send(a, Integer.parseInt(s), MPI.DOUBLE, 1, 0); // expect: missed SL106
        }
    }

    public static void fieldOfOwnObject(double[] a, int n) throws MPIException {
        P p = new P();
        for (int i = 0; i < n; i++) {
            a[i] = i;
            p.dest = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: missed SL106
    }

    public static void lengthOfAnotherArray(double[] a, double[] b, int n) throws MPIException {
        b = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        b = new double[7];
        MPI.COMM_WORLD.send(a, b.length, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void lengthOfNothing(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (b != null) {
            MPI.COMM_WORLD.send(a, b.length, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if b != null
        }
    }

    public static void objectThatMayGo(double[] a, int n, boolean x) throws MPIException {
        P p = new P();
        if (x) {
            p = null;
        }
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p != null) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void objectThatMayBeNull(double[] a, int n) throws MPIException {
        P p = find(n);
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p != null) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void methodOfWhatMayBeNull(double[] a, P p, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p != null) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.get(), 0); // expect: missed SL106
        }
    }

    public static void unboxed(double[] a, Integer to, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (to != null) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, to, 0); // expect: passed SL001 words: if to != null
        }
    }

    public static void unboxedCondition(double[] a, Boolean any, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (n > 50) {
            if (any) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if any != null
            }
        }
    }

    public static void unboxedAndCompared(double[] a, Integer k, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (n > 50) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, k > 7 ? 1 : 2, 0); // expect: passed SL001 words: if k != null && n > 50
        }
    }

    public static void communicatorMayBeNull(double[] a, Comm comm, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (comm != null) {
            comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if comm != null
        }
    }

    public static void elementOfAGivenArray(double[] a, int[] tags, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tags[0]); // expect: passed SL001 words: if tags != null && 0 < tags.length
    }

    public static void elementBehindTheEnd(double[] a, int n, int k) throws MPIException {
        int[] tags = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (k < n) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tags[k]); // expect: passed SL001 words: if 0 <= k && k < tags.length
        }
    }

    public static void castThatFails(double[] a, Object o, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (o instanceof P) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, ((P) o).dest, 0); // expect: missed SL118
        }
    }
}
