import mpi.*;

/** Indices that may wrap around. */
class WrappingIndices {
    static void sweep(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[3 * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void sweepBehind(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[3 * i + k] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void sumOfTwo(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i + k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void twiceTheCounter(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void twiceAndOne(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i + 1] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void twiceAndTwo(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i + 2] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: <= a.length
    }

    static void twiceAndAVariable(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i + k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
    }

    static void thrice(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[3 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: <= a.length
    }

    static void less(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i - k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void lessAndLess(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i - k - w] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
    }

    static void lessTwo(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i - 3] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void longSteps(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[2000000000 * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void farOut(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i + 2000000000] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }
}
