import mpi.*;

/**
 * Other arrays that a loop reads while a message arrives: where an index is certainly inside, the loop needs no way out and
 * no test.
 */
public class InBounds {
    private static final int SIZE = 10;
    private static final double[] TEN = new double[10];
    private static final double[] SIZED = new double[SIZE];
    private static final double[] GIVEN = {1, 2, 3};
    private static final double[] FOUND = new double[size()];
    private static final double[] CALLED = made();
    private static double[] assigned = new double[10];

    static int size() {
        return 10;
    }

    static double[] made() {
        return new double[10];
    }

    public static void reassign() {
        assigned = new double[1];
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

    public static double sizeChanges(double[] a, int n) throws MPIException {
        double[] b = new double[n];
        double sum = 0;
        n += 5;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += b[i] * a[i];
        }
        return sum;
    }

    public static double sizeInALocal(double[] a, int n) throws MPIException {
        int m = n;
        double[] b = new double[m];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < m; i++) {
            sum += b[i] * a[i];
        }
        return sum;
    }

    public static double sizeInALocalThatChanges(double[] a, int n) throws MPIException {
        int m = n;
        double[] b = new double[m];
        double sum = 0;
        m += 5;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < m; i++) {
            sum += b[i] * a[i];
        }
        return sum;
    }

    public static double sizeInALocalOfEachRound(double[] a, int n) throws MPIException {
        double[] b = new double[0];
        double sum = 0;
        for (int t = 0; t < 9; t++) {
            int m;
            m = t;
            b = new double[m];
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
            for (int i = 0; i < m; i++) {
                sum += b[i] * a[i];
            }
        }
        return sum;
    }

    public static double sizeAssignedLater(double[] a, int n) throws MPIException {
        int m;
        m = n;
        double[] b = new double[m];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < m; i++) {
            sum += b[i] * a[i];
        }
        return sum;
    }

    public static double perhapsAnotherArray(double[] a, int n, boolean c) throws MPIException {
        double[] b = new double[n];
        double sum = 0;
        if (c) {
            b = new double[1];
        }
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += b[i] * a[i];
        }
        return sum;
    }

    public static double arrayOfACall(double[] a, int n) throws MPIException {
        double[] b = made();
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 10; i++) {
            sum += b[i] * a[i];
        }
        return sum;
    }

    public static double arrayOfValues(double[] a, int n) throws MPIException {
        double[] b = {1, 2, 3};
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 3; i++) {
            sum += b[i] * a[i];
        }
        return sum;
    }

    public static double givenArray(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        b = new double[n];
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += b[i] * a[i];
        }
        return sum;
    }

    public static double fieldOfTen(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 10; i++) {
            sum += TEN[i] * a[i];
        }
        return sum;
    }

    public static double fieldOfTenTooFar(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i <= 10; i++) {
            sum += TEN[i] * a[i];
        }
        return sum;
    }

    public static double fieldOfAConstantSize(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < SIZE; i++) {
            sum += SIZED[i] * a[i];
        }
        return sum;
    }

    public static double fieldOfValues(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 3; i++) {
            sum += GIVEN[i] * a[i];
        }
        return sum;
    }

    public static double fieldOfAComputedSize(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 10; i++) {
            sum += FOUND[i] * a[i];
        }
        return sum;
    }

    public static double fieldOfACall(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 10; i++) {
            sum += CALLED[i] * a[i];
        }
        return sum;
    }

    public static double fieldThatIsAssigned(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 10; i++) {
            sum += assigned[i] * a[i];
        }
        return sum;
    }
}
