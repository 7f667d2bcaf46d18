import mpi.*;

/** Elements of arrays in fields that a send evaluates before its loop: which of them need no test. */
public class EarlyFields {
    private static final int SIZE = 10;
    private static final int[] TEN = new int[10];
    private static final int[] SIZED = new int[SIZE];
    private static final int[] GIVEN = {1, 2, 3};
    private static final int[] FOUND = new int[size()];
    private static final int[] CALLED = made();
    private static int[] never = new int[10];
    static int count = 5;
    private static int[] assigned = new int[10];

    static int size() {
        return 10;
    }

    static int[] made() {
        return new int[10];
    }

    public static void reassign() {
        assigned = new int[1];
    }

    public static void fieldOfTen(double[] a, int n, int m) throws MPIException {
        for (int t = 0; t < 10; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, TEN[t], 0); // expect: passed SL001 words: computes it, if a != null
        }
    }

    public static void fieldOfTenTooFar(double[] a, int n, int m) throws MPIException {
        for (int t = 0; t < 11; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, TEN[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void fieldOfAConstantSize(double[] a, int n, int m) throws MPIException {
        for (int t = 0; t < SIZE; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, SIZED[t], 0); // expect: passed SL001 words: computes it, if a != null
        }
    }

    public static void fieldOfValues(double[] a, int n, int m) throws MPIException {
        for (int t = 0; t < 3; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, GIVEN[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void fieldOfAComputedSize(double[] a, int n, int m) throws MPIException {
        for (int t = 0; t < 10; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, FOUND[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void fieldOfACall(double[] a, int n, int m) throws MPIException {
        for (int t = 0; t < 10; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, CALLED[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void fieldThatNobodyAssigns(double[] a, int n, int m) throws MPIException {
        for (int t = 0; t < 10; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, never[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void fieldThatIsAssigned(double[] a, int n, int m) throws MPIException {
        for (int t = 0; t < 10; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, assigned[t], 0); // expect: passed SL001 words: .length
        }
    }

    public static void sizeOfAField(double[] a, int n, int m) throws MPIException {
        int[] b = new int[count];
        for (int t = 0; t < count; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, b[t], 0); // expect: passed SL001 words: .length
        }
    }
}
