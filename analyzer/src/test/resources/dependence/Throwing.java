import mpi.*;

/** What a loop does beside reading the message, and which test rules its exceptions out. */
public class Throwing {
    static final class P {
        double x;
        double[] all;
    }

    static P any = new P();

    public static void drop() {
        any = any == null ? new P() : null;
    }

    public static double length(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += b.length;
        }
        return sum;
    }

    public static double lengthOfAnotherEachTime(double[] a, double[] b, double[] d, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += b.length;
            b = d;
        }
        return sum;
    }

    public static double fieldRead(double[] a, P p, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += p.x;
        }
        return sum;
    }

    public static double fieldWritten(double[] a, P p, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            p.x = sum;
        }
        return sum;
    }

    public static double fieldOfAField(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += any.x;
        }
        return sum;
    }

    public static double elementOfAField(double[] a, P p, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += p.all[0];
        }
        return sum;
    }

    public static double quotient(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += n / k;
        }
        return sum;
    }

    public static double quotientByTwo(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += n / 2;
        }
        return sum;
    }

    public static double quotientAsked(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        sum += n % k;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += n / k;
        }
        return sum;
    }

    public static double elementWritten(double[] a, float[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            b[i] = i;
        }
        return sum;
    }

    public static double objectStored(double[] a, Object[] all, Object o, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            all[i] = o;
        }
        return sum;
    }

    public static double elementFarBelow(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += b[i - 3];
        }
        return sum;
    }

    public static double elementOfAProduct(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += b[i * i];
        }
        return sum;
    }

    public static double elementOfAnArray(double[] a, double[] b, int[] order, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += b[order[i]];
        }
        return sum;
    }

    public static double elementOfRow(double[] a, double[][] g, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += g[i][0];
        }
        return sum;
    }

    public static double elementUpToABound(double[] a, double[] b, int n, int m) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            for (int j = 0; j < m; j++) {
                sum += b[i + j];
            }
        }
        return sum;
    }

    public static double elementUpToABoundThatWraps(double[] a, double[] b, int n, int m, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            for (int j = 0; j < m * k; j++) {
                sum += b[j];
            }
        }
        return sum;
    }

    public static double castOfAnObject(double[] a, Object o, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            sum += ((P) o).x;
        }
        return sum;
    }
}
