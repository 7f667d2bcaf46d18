import mpi.*;

/** What callers show about the arguments and fields that a call dereferences or divides by. */
public class ShownByCallers {
    static P box;
    static P other;

    static class P {
        int dest = 1;
        P next;

        int get() {
            return dest;
        }

        int take(P p) {
            return dest;
        }
    }

    static P find(int k) {
        return k > 0 ? new P() : null;
    }

    private static void byTheCaller(double[] a, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, box.dest, 0); // expect: passed SL001 words: not box != null
        }
    }

    public static void showsTheField(double[] a, boolean c, int n) throws MPIException {
        box.get();
        byTheCaller(a, c, n);
    }

    private static void byOneCaller(double[] a, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, other.dest, 0); // expect: passed SL001 words: if other != null
        }
    }

    public static void showsTheOtherField(double[] a, boolean c, int n) throws MPIException {
        other.get();
        byOneCaller(a, c, n);
    }

    public static void showsNothing(double[] a, boolean c, int n) throws MPIException {
        byOneCaller(a, c, n);
    }

    private static void givenObjects(double[] a, P p, int k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, n / k); // expect: passed SL001 words: not p != null
        }
    }

    private static void givenNull(double[] a, P p, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    private static void givenZero(double[] a, int k, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n / k, 0); // expect: passed SL001 words: if k != 0
        }
    }

    private static void givenAndChanged(double[] a, P p, boolean c, int n) throws MPIException {
        p = find(n);
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void gives(double[] a, boolean c, int n) throws MPIException {
        givenObjects(a, new P(), 3, c, n);
        givenObjects(a, new P(), 5, c, n);
        givenNull(a, new P(), true, n);
        givenNull(a, null, false, n);
        givenZero(a, 1, true, n);
        givenZero(a, 0, false, n);
        givenAndChanged(a, new P(), c, n);
    }
}
