import mpi.*;

/** Arrays and objects that a loop touches beside the buffer, and what they lead to. */
class Reached {
    static float[] floats = new float[9];
    static double[] kept;
    static double[] field = new double[9];

    double[] own = new double[9];

    double sum() {
        return own[0] + own[1];
    }

    static double first(double[] x) {
        return x[0];
    }

    static void clear(double[][] rows) {
        rows[0][0] = 0;
    }

    static void clear(float[] x) {
        x[0] = 0;
    }

    static void keep(double[] x) {
        kept = x;
    }

    static void clearField() {
        field[0] = 0;
    }

    static void replaceField() {
        field = new double[9];
    }

    static double firstOfField() {
        return field[0];
    }

    static void readByACall(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = first(b);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void readByItsOwner(double[] a, Reached r, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = r.sum();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static double readByItsOwnerWhileItFills(double[] a, Reached r, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] + r.sum();
        }
        return sum;
    }

    static void ledToByAnArray(double[] a, int n) throws MPIException {
        double[][] both = {a, a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            clear(both);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111 words: 'both'
    }

    static void theArrayThatLeadsToItIsWritten(double[] a, int n) throws MPIException {
        double[][] both = {a, a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            both[1] = null;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void rowOfAnother(double[] a, double[][] rows, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            rows[1][0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111 words: row 'rows[1]'
    }

    static void rowIsReplaced(double[] a, double[][] rows, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            rows[1] = null;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void fieldOfAnotherType(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            floats[1] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void rowOfAnotherType(double[] a, float[][] rows, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            rows[1][0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void callWritesAnotherType(double[] a, float[] x, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            clear(x);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void sentTwice(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 2, 0); // expect: passed SL001
    }

    static void keptBehindTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        keep(a);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void copiedBehindTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        double[] copy = a.clone();
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void clearedThroughItsField(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        clearField();
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void replacedThroughItsField(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        replaceField();
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void readThroughItsField(double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        b[0] = firstOfField();
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void replacedByItsOwnName(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        a = b;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void comparedAndMeasured(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int length = a.length;
        boolean same = a == b;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}
