import mpi.*;

/**
 * Headers of loops that may fail before the first wait of a receive, messages that leave before it, and what is tested where
 * somebody goes on after an exception. The plans on record say where a wait of no elements stands.
 */
public class LateFirstWaits {
    static int zero;
    static double sum;

    static class Slow {
        static int limit = slowly();

        static int slowly() {
            int k = 100;
            while (k % 7 != 3) {
                k = k * 5;
            }
            return k;
        }
    }

    static void header(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[i];
        }
    }

    static void headerOfItsOwn(double[] a) throws MPIException {
        double[] w = new double[64];
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[i];
        }
    }

    static void headerOfASlowClass(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < Slow.limit; i++) {
            sum += a[i];
        }
    }

    static void overGivenElements(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if w != null
        for (double x : w) {
            sum += x;
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i];
        }
    }

    static void overAList(double[] a, java.util.List<String> names) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL108
        for (String name : names) {
            sum += name.length();
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i];
        }
    }

    static void headerShownBefore(double[] a, double[] w) throws MPIException {
        int k = w.length;
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[i] * k;
        }
    }

    static void headerOfAWhole(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: needs all of it at once
        for (int i = 0; i < 64; i++) {
            sum += i;
        }
        for (int i = 0; i < w.length; i++) {
            sum += a[i] + a[63 - i];
        }
    }

    static void wholeAfterAFault(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: needs all of it at once
        for (int i = 0; i < 64; i++) {
            sum += 5 / zero;
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i] + a[63 - i];
        }
    }

    static void anotherLeaves(double[] a) throws MPIException {
        double[] c = new double[64];
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        double t = 3;
        for (int i = 0; i < 64; i++) {
            c[i] = i * t;
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i];
        }
        MPI.COMM_WORLD.send(c, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    static void anotherLeavesBehind(double[] a, int k) throws MPIException {
        double[] c = new double[64];
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 64; i++) {
            c[i] = i;
        }
        for (int i = 0; i < 64; i++) {
            sum += a[i];
        }
        MPI.COMM_WORLD.barrier();
        MPI.COMM_WORLD.send(c, 64, MPI.DOUBLE, k, 1); // expect: passed SL001 words: other ranks see it where the call stands
    }

    // Somebody goes on here.

    public static void caught(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w != null && n <= w.length
        double t = 0;
        for (int i = 0; i < n; i++) {
            t += w[i];
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    public static void caughtAtTimes(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w != null && n <= w.length
        double t = 0;
        for (int i = 0; i < n; i++) {
            if (n > 5) {
                t += w[i];
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    public static void caughtPerhapsALoop(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w != null && n <= w.length
        double t = 0;
        if (n > 5) {
            for (int i = 0; i < n; i++) {
                t += w[i];
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i] * t;
        }
    }

    public static void caughtAndRunsOn(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w != null
        double t = 3;
        while (t > 0) {
            t = t / 2;
        }
        int length = w.length;
        for (int i = 0; i < n; i++) {
            sum += a[i] * t + length;
        }
    }

    public static void caughtAndFails(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
        int share = n / zero;
        for (int i = 0; i < n; i++) {
            sum += a[i] * share;
        }
    }

    public static void caughtByTheHeader(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[i];
        }
    }

    public static void main(String[] args) throws MPIException {
        double[] a = new double[64];
        double[] w = args.length > 4 ? null : new double[64];
        header(a, w);
        headerOfItsOwn(a);
        headerOfASlowClass(a);
        overAList(a, java.util.List.of());
        headerShownBefore(a, w);
        overGivenElements(a, w);
        headerOfAWhole(a, w);
        wholeAfterAFault(a);
        anotherLeaves(a);
        anotherLeavesBehind(a, 1);
    }
}
