import mpi.*;

/**
 * Other arrays that a loop reads while a message arrives: where an index is certainly inside, the loop needs no way out and
 * no test.
 */
public class InBounds {
    static double[] made() {
        return new double[10];
    }

    public static double inside(int n) throws MPIException {
        double[] a = new double[n];
        double[] b = new double[n];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    public static double below(int n) throws MPIException {
        double[] a = new double[n];
        double[] b = new double[n];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[i - 1];
        }
        return sum;
    }

    public static double above(int n) throws MPIException {
        double[] a = new double[n];
        double[] b = new double[n];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[i + 1];
        }
        return sum;
    }

    public static double belowSometimes(int n, boolean c) throws MPIException {
        double[] a = new double[n];
        double[] b = new double[n];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            if (c) {
                sum += b[i - 1];
            }
        }
        return sum;
    }

    public static double aboveSometimes(int n, boolean c) throws MPIException {
        double[] a = new double[n];
        double[] b = new double[n];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            if (c) {
                sum += b[i + 1];
            }
        }
        return sum;
    }

    public static double insideSometimes(int n, boolean c) throws MPIException {
        double[] a = new double[n];
        double[] b = new double[n + 1];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            if (c) {
                sum += b[i + 1];
            }
        }
        return sum;
    }
}
