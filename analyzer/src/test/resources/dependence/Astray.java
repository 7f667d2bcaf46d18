import mpi.*;

/** Loops that may end early, and uses of the message that lie far apart: where a wait could wrap around, a test is made. */
public class Astray {

    public static double close(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[i + 256];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double notClose(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[i + 257];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double closeBehind(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i + 256] + a[i];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double twice(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[2 * i];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double opposite(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[n - 1 - i];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double oppositeAndOneMore(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[n - i];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double oppositeAndBelow(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[n - 5 - i];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double given(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[k];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double constant(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[300];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double atTheEnd(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[n];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double rows(double[] a, int n, int m) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                sum += a[i * m + j];
            }
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double twoSymbols(double[] a, int n, int m, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i] + a[i + m + k];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }
}
