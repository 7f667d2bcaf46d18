import mpi.*;

/** What is written into a called method is executed for its other calls as well. */
public class CalledByOthers {
    static double[] sums = new double[100];

    private static void scale(double[] in, double[] w, double[] out, int n, int m) {
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < m; k++) {
                out[i] += in[i * w.length + k];
            }
        }
    }

    private static void scaleAll(double[] in, double[] w, double[] out, int n, int m) {
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < m; k++) {
                out[i] += in[i * w.length + k];
            }
        }
    }

    private static void count(double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = i;
        }
    }

    private static void countAll(double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = i;
        }
    }

    static void aLengthThatAnotherCallHasNot(int n) throws MPIException {
        double[] a = new double[1000];
        double[] w = new double[10];
        MPI.COMM_WORLD.recv(a, 1000, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        scale(a, w, sums, n, 10);
        scale(a, null, sums, n, 0);
    }

    static void aLengthThatEachCallHas(int n) throws MPIException {
        double[] a = new double[1000];
        double[] w = new double[10];
        MPI.COMM_WORLD.recv(a, 1000, MPI.DOUBLE, 1, 0); // expect: passed SL002 if sums != null && sums != a
        scaleAll(a, w, sums, n, 10);
        scaleAll(a, new double[20], sums, n, 0);
    }

    static void aHeaderThatFailsInAnotherCall() throws MPIException {
        double[] a = new double[1000];
        count(a);
        MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 0); // expect: passed SL001
        count(null);
    }

    static void aHeaderThatNeverFails() throws MPIException {
        double[] a = new double[1000];
        countAll(a);
        MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 0); // expect: passed SL001
        countAll(new double[3]);
    }

    private static void fill(double[] out, int k) {
        for (int i = 0; i < k; i++) {
            out[i] = i;
        }
    }

    private static void through(double[] out, int k) {
        fill(out, k);
        for (int i = 0; i < k; i++) {
            sums[0] += i;
        }
    }

    static void aCallInTheCalledMethod() throws MPIException {
        double[] a = new double[1000];
        through(a, 1000);
        MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 0); // expect: missed SL101
    }
}
