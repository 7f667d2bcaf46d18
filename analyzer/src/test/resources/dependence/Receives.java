import mpi.*;

/** Receives that cannot be posted early, and loops that need all of a message. */
public class Receives {
    static double[] pick() {
        return new double[9];
    }

    static double wrongType(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 1, 0); // expect: missed SL113
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double derivedType(double[] a, Datatype rows, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, rows, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double arrayOfACall(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(pick(), n, MPI.DOUBLE, 1, 0); // expect: missed SL116
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double newArray(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(new double[n], n, MPI.DOUBLE, 1, 0); // expect: missed SL116
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double statusAsked(double[] a, int n) throws MPIException {
        double sum = 0;
        sum += MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0).getTag(); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double statusKept(double[] a, int n) throws MPIException {
        double sum = 0;
        Status s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        sum += s.getTag();
        return sum;
    }

    static double statusAssigned(double[] a, int n) throws MPIException {
        double sum = 0;
        Status s;
        s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        sum += s.getTag();
        return sum;
    }

    static double statusInTheLoop(double[] a, int n) throws MPIException {
        double sum = 0;
        Status s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i] + s.getTag();
        }
        return sum;
    }

    static double statusSetInTheLoop(double[] a, Status other, int n) throws MPIException {
        double sum = 0;
        Status s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i];
            s = other;
        }
        sum += s.getTag();
        return sum;
    }

    static double anotherStatusInTheLoop(double[] a, Status other, int n) throws MPIException {
        double sum = 0;
        Status s = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        Status t = other;
        for (int i = 0; i < n; i++) {
            sum += a[i];
            t = null;
        }
        sum += s.getTag();
        return sum;
    }

    static double allAtOnce(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[n / 2] + a[i];
        }
        return sum;
    }

    static double allAtOnceBehindALoop(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += b[i];
        }
        for (int i = 0; i < n; i++) {
            sum += a[n / 2] + a[i];
        }
        return sum;
    }

    static double allAtOnceBehindAReceive(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 2, 0); // expect: missed SL102
        for (int i = 0; i < n; i++) {
            sum += a[n / 2] + a[i];
        }
        return sum;
    }

    static double allAtOnceBehindArithmetic(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        int k = n * 2;
        for (int i = 0; i < n; i++) {
            sum += a[n / 2] + a[i] * k;
        }
        return sum;
    }
}
