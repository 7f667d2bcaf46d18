import mpi.*;

/** Variables whose classes do something when they are first used: that may not happen earlier, nor where the program does not come to it. */
public class InitialisedEarly {
    static int uses;

    static class Counting {
        static int at = uses++;
    }

    static class Endless {
        static int at = run();

        static int run() {
            while (uses >= 0) {}
            return 1;
        }
    }

    static class Plain {
        static int at = 8;
        static int twice = 2 * at;
    }

    public static int readBefore(double[] b, double[] c, int n) throws MPIException {
        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if b != c; it is complete
        int before = uses;
        for (int i = 0; i < n; i++) {
            c[Counting.at] = b[i];
        }
        return before;
    }

    public static void perhapsNever(double[] b, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (k > 0) {
                b[i + Endless.at] = i;
            }
        }
        MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void perhapsNeverRead(double[] b, double[] c, int n, int k) throws MPIException {
        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            if (k > 0) {
                c[i] = b[i + Endless.at];
            }
        }
    }

    public static void perhapsNeverCounted(double[] b, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (k > 0) {
                b[i + Counting.at] = i;
            }
        }
        MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void onlyComputed(double[] b, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (k > 0) {
                b[i + Plain.twice] = i;
            }
        }
        MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}
