import mpi.*;

/** Loops that rise while they walk down a message, and those that leave a part of it alone. */
class Mirrored {

    static double read(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[n - 1 - i];
        }
        return sum;
    }

    static void written(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[n - 1 - i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static double readFromTheMiddle(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[n - 1 - i] + a[n + i];
        }
        return sum;
    }

    static void each(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            a[n - 1 - i] *= 2;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void everySecond(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 2 * n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            a[2 * i] *= 2;
        }
        MPI.COMM_WORLD.send(a, 2 * n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void everySecondFromTheEnd(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 2 * n + 1, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            a[2 * n - 2 * i] *= 2;
        }
        MPI.COMM_WORLD.send(a, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void everySecondDown(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 2 * n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = n - 1; i >= 0; i--) {
            a[2 * i] *= 2;
        }
        MPI.COMM_WORLD.send(a, 2 * n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void everyThirdRow(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 15 * n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 5; j++) {
                a[15 * i + j] *= 2;
            }
        }
        MPI.COMM_WORLD.send(a, 15 * n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void wider(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 2 * n + 1, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            a[2 * i] += a[2 * i + 2];
        }
        MPI.COMM_WORLD.send(a, 2 * n + 1, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void evenWider(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 5 * n + 5, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 9; j++) {
                a[5 * i] += a[5 * i + j];
            }
        }
        MPI.COMM_WORLD.send(a, 5 * n + 5, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void twoPlaces(double[] a, double[] b, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 2, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            a[i] += b[n - 1 - i];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}
