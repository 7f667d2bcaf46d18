import mpi.*;

/** Ranges and guards that name what may be null or fail: they are evaluated where the program has not looked at it yet. */
public class LengthsInRanges {
    static int zero;
    static double sum;

    static class Late {
        static int one = Integer.parseInt("1");
    }

    static class Quiet {
        static int one = 1;
    }

    static void lengthAtTimes(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < 64; i++) {
            if (zero > 0) {
                sum += a[i * w.length];
            }
        }
    }

    static void lengthThatIsThere(double[] a) throws MPIException {
        double[] w = new double[2];
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 30; i++) {
            sum += a[i * 2 + w.length];
        }
    }

    static void lengthInTheHeader(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < w.length; i++) {
            sum += a[w.length - 1 - i];
        }
    }

    static void fieldOfAClassThatFails(double[] a) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < 60; i++) {
            sum += a[i + Late.one];
        }
    }

    static void twiceALength(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 2 * w.length; i++) {
            sum += a[i];
        }
    }

    static void twiceALengthInASend(double[] a, double[] w) throws MPIException {
        for (int i = 0; i < 2 * w.length; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void threeApart(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < w.length; i++) {
            if (zero > i) {
                sum += a[3 * i];
            }
        }
    }

    static void threeApartInASend(double[] a, double[] w) throws MPIException {
        for (int i = 0; i < w.length; i++) {
            if (zero > i) {
                a[3 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void narrowRows(double[] a, double[] w, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < w.length; i++) {
            sum += a[i * n - i * w.length];
        }
    }

    static void narrowRowsOfASend(double[] a, double[] w, int n) throws MPIException {
        for (int i = 0; i < w.length; i++) {
            for (int j = 0; j < w.length; j++) {
                a[i * n + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void lengthInASend(double[] a, double[] w) throws MPIException {
        for (int i = 0; i < 8; i++) {
            if (zero > 0) {
                for (int j = 0; j < w.length; j++) {
                    a[i * w.length + j] = i;
                }
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void fieldOfAnotherClass(double[] a) throws MPIException {
        int k = Late.one;
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < 60; i++) {
            sum += a[i + Quiet.one] * k;
        }
    }

    static void downFromTwiceALength(double[] a, double[] w) throws MPIException {
        for (int i = 2 * w.length - 1; i >= 0; i--) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void blocksOfASum(double[] a, double[] w, int k) throws MPIException {
        for (int i = 0; i < w.length; i++) {
            for (int j = 0; j < k + w.length; j++) {
                a[i * (k + w.length) + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void blocksArrive(double[] a, double[] w, int k) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < w.length; i++) {
            for (int j = 0; j < k * w.length; j++) {
                sum += a[i + j];
            }
        }
    }

    static void blocksFromTwiceALength(double[] a, double[] w) throws MPIException {
        MPI.COMM_WORLD.recv(a, 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 2 * w.length; i < 64; i++) {
            if (zero > i) {
                sum += a[3 * i - 1];
            }
        }
    }

    static void fieldInASend(double[] a) throws MPIException {
        for (int i = 0; i < 60; i++) {
            a[i + Late.one] = i;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    public static void main(String[] args) throws MPIException {
        double[] a = new double[64];
        double[] w = args.length > 4 ? null : new double[64];
        twiceALength(a, w);
        twiceALengthInASend(a, w);
        threeApart(a, w);
        threeApartInASend(a, w);
        narrowRows(a, w, 9);
        narrowRowsOfASend(a, w, 9);
        blocksOfASum(a, w, 5);
        blocksArrive(a, w, 5);
        blocksFromTwiceALength(a, w);
        fieldOfAnotherClass(a);
        downFromTwiceALength(a, w);
        lengthAtTimes(a, w);
        lengthThatIsThere(a);
        lengthInTheHeader(a, w);
        fieldOfAClassThatFails(a);
        lengthInASend(a, w);
        fieldInASend(a);
    }
}
