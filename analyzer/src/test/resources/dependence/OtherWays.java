import mpi.*;

/** Breaks that end something else than the loop, and handlers that read something else. */
public class OtherWays {

    public static double breakOfAnInnerLoop(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < 5; k++) {
                if (k > sum) {
                    break;
                }
                sum++;
            }
            sum += a[i];
        }
        return sum;
    }

    public static double breakOfASwitch(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            switch (k) {
                case 0:
                    sum++;
                    break;
                default:
                    sum--;
            }
            sum += a[i];
        }
        return sum;
    }

    public static double breakOfTheLoop(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            if (sum > 9) {
                break;
            }
        }
        return sum;
    }

    public static double continueOfTheLoop(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
            if (sum > 9) {
                continue;
            }
            sum++;
        }
        return sum;
    }

    public static double handlerReadsTheCode(double[] a, int n) throws MPIException {
        int k = 0;
        int other = 7;
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
            k = 5;
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
        } catch (RuntimeException e) {
            return k;
        }
        return sum;
    }

    public static double handlerReadsAnother(double[] a, int n) throws MPIException {
        int k = 0;
        int other = 7;
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
            k = 5;
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
        } catch (RuntimeException e) {
            return other;
        }
        return sum;
    }

    public static double handlerSetsIt(double[] a, int n) throws MPIException {
        int k = 0;
        int other = 7;
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
            k = 5;
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
        } catch (RuntimeException e) {
            k = other;
            return k;
        }
        return sum;
    }

    public static double handlerSetsItSometimes(double[] a, int n) throws MPIException {
        int k = 0;
        int other = 7;
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
            k = 5;
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
        } catch (RuntimeException e) {
            if (other > 3) {
                k = 1;
            }
            return k;
        }
        return sum;
    }

    public static double handlerWithALoop(double[] a, int n) throws MPIException {
        int k = 0;
        int other = 7;
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
            k = 5;
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
        } catch (RuntimeException e) {
            while (other > 3) {
                other--;
            }
            return other;
        }
        return sum;
    }

    public static double handlerOfAHandler(double[] a, int n) throws MPIException {
        int k = 0;
        int other = 7;
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
            k = 5;
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
        } catch (RuntimeException e) {
            try {
                other /= n;
            } catch (ArithmeticException f) {
                return k;
            }
        }
        return sum;
    }
}
