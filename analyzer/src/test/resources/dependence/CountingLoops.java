import mpi.*;

/** Counters that are set on the way, or do not count one by one from end to end. */
class CountingLoops {
    static int off;

    static void counterSetAgain(double[] a, int n, int k) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        for (i = i + 1; i < k; i++) {
            off++;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void counterInAHandler(double[] a, int n) throws MPIException {
        int i = 0;
        try {
            for (i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
        } catch (IndexOutOfBoundsException e) {
            System.out.println("at " + i);
        }
    }

    static void counterOfTheNextRound(double[] a, int n) throws MPIException {
        int i = 0;
        for (int t = 0; t < 3; t++) {
            off += i;
            for (i = 0; i < n; i++) {
                a[i] = i + t;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
        }
    }

    static void counterIsAField(double[] a, int n) throws MPIException {
        for (off = 0; off < n; off++) {
            a[off] = off;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void counterIsLong(double[] a, int n) throws MPIException {
        for (long i = 0; i < n; i++) {
            a[(int) i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void counterIsNarrow(double[] a, int n) throws MPIException {
        for (byte i = 0; i < n; i++) {
            a[i + 128] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void wrongWay(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i--) {
            a[-i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void untilEqual(double[] a, int n) throws MPIException {
        for (int i = 0; i != n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void twoCounters(double[] a, int n) throws MPIException {
        for (int i = 0, j = n; i < j; i++, j--) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void endless(double[] a, int n) throws MPIException {
        for (int i = 0; ; i++) {
            a[i] = i;
            if (i > n) {
                break;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void counterChangedInside(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            i -= off;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static double opposite(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n - i; j++) {
                sum += a[j];
            }
        }
        return sum;
    }

    static double allEachTime(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int t = 0; t < n; t++) {
            for (int i = 0; i < n; i++) {
                sum += a[i] * t;
            }
        }
        return sum;
    }

    static double twoDirections(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i] * a[n - 1 - i];
        }
        return sum;
    }
}
