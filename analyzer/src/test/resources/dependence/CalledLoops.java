import mpi.*;

/** Loops of methods that are called: the method gets a parameter for the message, or stays as it is. */
public class CalledLoops {
    static double[] field = new double[100];
    static double last;
    static int size;

    private static void fill(double[] out, int k) {
        for (int i = 0; i < k; i++) {
            out[i] = i;
        }
    }

    private static double total(double[] in, int k) {
        double sum = 0;
        for (int i = 0; i < k; i++) {
            sum += in[i];
        }
        return sum;
    }

    private static void use(double[] in, double[] out) {
        for (int i = 0; i < in.length; i++) {
            out[i] = in[i] * 2;
        }
    }

    private static void halves(double[] out, int k) {
        for (int i = 0; i < k / 2; i++) {
            out[i + k / 2] = i;
        }
    }

    private static void behind(double[] out, int k) {
        int half = k - 1;
        for (int i = 0; i < half; i++) {
            out[i + 1] = i;
        }
        last = out[half];
    }

    private static void sized(double[] out) {
        size = 50;
        for (int i = 0; i < size; i++) {
            out[i] = i;
        }
    }

    private static void renewed(double[] out, int k) {
        k = k - 1;
        for (int i = 0; i < k; i++) {
            out[i] = i;
        }
    }

    public static void open(double[] out, int k) {
        for (int i = 0; i < k; i++) {
            out[i] = i;
        }
    }

    final void ofObject(double[] out, int k) {
        for (int i = 0; i < k; i++) {
            out[i] = i;
        }
    }

    private static void columns(double[] out, int k) {
        for (int j = 0; j < k; j++) {
            for (int i = 0; i < k; i++) {
                out[i * k + j] = i;
            }
        }
    }

    static void otherNames(double[] k, int out) throws MPIException {
        fill(k, out);
        MPI.COMM_WORLD.send(k, out, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void anExpression(double[] a, int n) throws MPIException {
        fill(a, n - 1);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void aConstant(double[] a) throws MPIException {
        fill(a, 100);
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void aField(int n) throws MPIException {
        fill(field, n);
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void aQuotient(double[] a, int n) throws MPIException {
        halves(a, n);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void aroundTheLoop(double[] a, int n) throws MPIException {
        behind(a, n);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void aSizeThatIsSet(double[] a) throws MPIException {
        sized(a);
        MPI.COMM_WORLD.send(a, 50, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void aCountThatIsSet(double[] a) throws MPIException {
        sized(a);
        MPI.COMM_WORLD.send(a, size, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static void aParameterThatChanges(double[] a, int n) throws MPIException {
        renewed(a, n);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void callersThatNobodyKnows(double[] a, int n) throws MPIException {
        open(a, n);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
    }

    void onThisObject(double[] a, int n) throws MPIException {
        this.ofObject(a, n);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void inNoOrder(double[] a, int n) throws MPIException {
        columns(a, n);
        MPI.COMM_WORLD.send(a, n * n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void aResult(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL102
        last = total(a, n);
    }

    static void twoParameters(double[] a, double[] b) throws MPIException {
        MPI.COMM_WORLD.recv(a, 100, MPI.DOUBLE, 1, 0); // expect: passed SL002 if a != b
        use(a, b);
        MPI.COMM_WORLD.send(b, 100, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void underAnotherCondition(double[] a, double[] b, int rank) throws MPIException {
        if (rank == 1) {
            MPI.COMM_WORLD.recv(a, 100, MPI.DOUBLE, 1, 0); // expect: passed SL002 if a != b
        }
        use(a, b);
        if (rank == 1) {
            MPI.COMM_WORLD.send(b, 100, MPI.DOUBLE, 1, 0); // expect: passed SL001 if rank == 1
        }
    }

    static void inNoBraces(double[] a, int n, int rank) throws MPIException {
        if (rank == 1) fill(a, n);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
    }

    public static void caught(double[] a, int n) {
        try {
            fill(a, n);
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 if a != null && n <= a.length
        } catch (Exception e) {
            last = 3;
        }
    }
}
