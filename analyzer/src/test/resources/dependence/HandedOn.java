import mpi.*;

/** A message that is received, changed and sent on by one loop: what is awaited, and what leaves. */
class HandedOn {

    static void each(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            a[i] *= 2;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void eachFromTheEnd(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = n - 1; i >= 0; i--) {
            a[i] *= 2;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void withTheNext(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n - 1; i++) {
            a[i] += a[i + 1];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void withTheOneBefore(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 1; i < n; i++) {
            a[i] += a[i - 1];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void withTheNextFromTheEnd(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = n - 2; i >= 0; i--) {
            a[i] += a[i + 1];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void withTheOneBeforeFromTheEnd(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = n - 1; i > 0; i--) {
            a[i] += a[i - 1];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void written(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void writtenBehind(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n - 1; i++) {
            a[i + 1] = a[i];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void pairs(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n / 2; i++) {
            a[2 * i] += a[2 * i + 1];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void pairsWrittenBoth(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n / 2; i++) {
            a[2 * i] += a[2 * i + 1];
            a[2 * i + 1] = 0;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void readFarAhead(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n / 2; i++) {
            a[i] += a[2 * i];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void rows(double[] a, int n, int m) throws MPIException {
        MPI.COMM_WORLD.recv(a, n * m, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                a[i * m + j] *= 2;
            }
        }
        MPI.COMM_WORLD.send(a, n * m, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void rowsAndOneMore(double[] a, int n, int m, int k) throws MPIException {
        MPI.COMM_WORLD.recv(a, n * m, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k; j++) {
                a[i * m + j] += a[i * m + j + 1];
            }
        }
        MPI.COMM_WORLD.send(a, n * m, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void anotherIsSent(double[] a, double[] b, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            b[2 * i] = a[i];
        }
        MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}
