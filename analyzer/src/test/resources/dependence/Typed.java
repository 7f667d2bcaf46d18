import mpi.*;

/** Arrays that the types of their elements, or nothing but a test, tell from the buffer. */
class Typed {
    static float[] floats = new float[9];
    static float[][] rows = new float[9][9];
    static final Comm WORLD = MPI.COMM_WORLD;

    float[] own = new float[9];

    static double[] pick() {
        return new double[9];
    }

    static Object any() {
        return new double[9];
    }

    static void fill(Object[] all) {
        all[0] = null;
    }

    static void field(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            floats[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    void fieldOfThis(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            own[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void row(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            rows[0][0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void rowOfTheSameType(double[] a, double[][] g, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            g[0][0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111 words: row 'g[0]'
    }

    static void local(double[] a, float[] f, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            f[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void resultOfACall(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            pick()[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void cast(double[] a, Object o, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            ((double[]) o)[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111 words: not row
    }

    static void castResult(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            ((double[]) any())[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void objectsAndRows(double[][] g, Object[] all, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
            fill(all);
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static <T> void anyRows(double[][] g, T[] all, T one, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
            all[2] = one;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static void matrixItself(double[] a, double[][] g, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            g[0] = b;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }
}
