// also: mpj
package kernel;

import mpi.*;

/** SL002 and SL107: a header that is read in front of the loop is waited for there, if its place is known. */
// ranks: 2
public class HeaderThenBody {
    static final int N = 120;
    static final int TAIL = N + 4;
    static double seen;

    static double factor(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n + 1, MPI.DOUBLE, 0, 0); // expect: passed SL002
        double factor = a[0];
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += factor * a[i + 1];
        }
        return sum;
    }

    static double annotated(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n + 1, MPI.DOUBLE, 0, 0); // expect: passed SL002
        @SuppressWarnings("unused") // whoever reads it
        double factor = a[0];
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += factor * a[i + 1];
        }
        return sum;
    }

    static double length(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, a.length, MPI.DOUBLE, 0, 0); // expect: passed SL002
        int n = (int) a[0];
        double sum = a[2] - a[1];
        for (int i = 0; i < n; i++) {
            sum += a[i + 3];
        }
        return sum;
    }

    static double parts(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n + 4, MPI.DOUBLE, 0, 0); // expect: passed SL002
        double sum = 0;
        if (a[0] > n) {
            sum = a[3] > a[1] ? a[2] : 7;
        } else if (a[1] > 0) {
            sum = -a[0];
        }
        for (int i = 0; i < n; i++) {
            sum += a[i + 4];
        }
        return sum;
    }

    static double inABranch(double[] a, int n, boolean here) throws MPIException {
        double sum = 0;
        if (here) {
            MPI.COMM_WORLD.recv(a, n + 2, MPI.DOUBLE, 0, 0); // expect: passed SL002
            sum = a[1];
        }
        sum += a[0];
        for (int i = 0; i < n; i++) {
            sum += a[i + 2];
        }
        return sum;
    }

    static double last(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, TAIL, MPI.DOUBLE, 0, 0); // expect: passed SL002
        double sum = a[TAIL - 1];
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double behindTheMessage(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
        double sum = a[TAIL + 1];
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double anywhere(double[] a, int n, int k) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL107
        double sum = a[k];
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double changed(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL107
        a[0]++;
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double first(double[] a) {
        return a[0];
    }

    static double byAnother(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL107
        double sum = first(a);
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double often(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: analysis SL013
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            sum += a[0];
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double caught(double[] a, int n) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n + 1, MPI.DOUBLE, 0, 0); // expect: missed SL110
            double scale = a[0];
            for (int i = 0; i < n; i++) {
                sum += scale * a[i + 1];
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            sum = -1;
        }
        return sum;
    }

    static double printed(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n + 1, MPI.DOUBLE, 0, 0); // expect: missed SL108
        System.out.println("header " + a[0]);
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += a[i + 1];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[3 * N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int k = 0; k < 15; k++) {
                for (int i = 0; i < TAIL; i++) {
                    a[i] = 100 + i * (k + 1) - k;
                }
                int count = k == 5 || k > 5 && k < 10 ? N : k == 4 || k == 2 ? N + 4 : k == 3 ? N + 2 : N + 1;
                MPI.COMM_WORLD.send(a, count, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        } else {
            double[] b = new double[3 * N];
            System.out.println(factor(a, N));
            System.out.println(length(a));
            System.out.println(parts(a, N));
            System.out.println(inABranch(a, N, true));
            System.out.println(last(a, N));
            System.out.println(behindTheMessage(a, N));
            System.out.println(anywhere(a, N, 3));
            System.out.println(changed(a, N));
            System.out.println(byAnother(a, N));
            System.out.println(often(a, N));
            System.out.println(caught(a, N));
            MPI.COMM_WORLD.recv(a, N + 1, MPI.DOUBLE, 0, 0); // expect: passed SL002
            MPI.COMM_WORLD.recv(b, N + 1, MPI.DOUBLE, 0, 0); // expect: passed SL002
            double scale = a[0] / b[0];
            double both = 0;
            for (int i = 0; i < N; i++) {
                both += scale * a[i + 1] - b[i + 1];
            }
            System.out.println(both);
            System.out.println(printed(a, N));
            System.out.println(annotated(a, N));
        }
        MPI.Finalize();
    }
}
