import mpi.*;

/** Conditions around a send, guards and tests: how they are joined to the condition of the begin. */
public class Joined {
    static final class P {
        int dest;
    }

    static void either(double[] a, int n, boolean c, boolean d) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c || d) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void chosen(double[] a, int n, boolean c, boolean d) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c ? d : n > 5) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void eitherTwice(double[] a, int n, boolean c, boolean d) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c || d) {
            if (c ? d : n > 5) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        }
    }

    static void eitherAndGuarded(double[] a, double[] b, int n, boolean c, boolean d) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[i] = -i;
        }
        if (c || d) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void both(double[] a, double[] b, int n, boolean c, boolean d) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[i] = -i;
        }
        if (c && d) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void otherwise(double[] a, int n, boolean c) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            n++;
        } else {
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void otherwiseBoth(double[] a, int n, boolean c, boolean d) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c && d) {
            n++;
        } else {
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void otherwiseNot(double[] a, int n, boolean c) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (!c) {
            n++;
        } else {
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 0); // expect: missed SL109
        }
    }

    static void otherwiseChosen(double[] a, int n, boolean c, boolean d) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c ? d : n > 5) {
            n++;
        } else {
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    public static void testedAlready(double[] a, P p, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p != null && n > 5 && p.dest > 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001
        }
    }

    public static void testedOtherwise(double[] a, P p, int n, boolean c) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p == null && c) {
            n++;
        } else {
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, p.dest, 0); // expect: passed SL001
        }
    }

    public static void testedOrNot(double[] a, P p, int n, boolean c) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p != null | c || n > 5) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001
        }
    }

    public static void testedAndGuarded(double[] a, double[] b, P p, int n, boolean c) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[i] = -i;
        }
        if (a != b && c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001
        }
    }
}
