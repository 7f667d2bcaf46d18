import mpi.*;

/** Indices that cannot be computed, or hold under a guard only. */
class Indices {
    static int off;
    static int m = 5;

    static void shrink() {
        m -= 5;
    }

    static void offsetCountsDown(double[] a, int n) throws MPIException {
        int k = n;
        for (int i = 0; i < n; i++) {
            a[i + k] = i;
            k--;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void fieldCountsDown(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[off + i] = i;
            off--;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void innerBoundChanges(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                a[i * k + j] = j;
            }
            shrink();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void localAssignedAgain(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            int k = i;
            k += 3;
            a[k] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void localSometimesZero(double[] a, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            int k = i;
            if (c) {
                k = 0;
            }
            a[k] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void quadratic(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = -3; j <= 2; j++) {
                a[20 * i + j * j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void quadraticInTheLoop(double[] a, int n) throws MPIException {
        for (int i = -5; i < n; i++) {
            a[i * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void strideOfUnknownSign(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 3; j++) {
                a[100 * i + j * k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void fallingStride(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 3; j++) {
                a[3 * i - j + 2] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void narrowedIndex(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[(byte) i + 128] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void narrowedQuotient(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[(byte) (i / 2) + 128] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void narrowedConstant(double[] a, int n) throws MPIException {
        for (int i = 126; i < n; i++) {
            a[i + (byte) 130] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void shifted(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i >> 1] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void masked(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i & 63] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void remainder(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i % 7] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void longIndex(double[] a, long k, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[(int) (i + k)] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void quotientOfUnknownSign(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[50 + i * (k / 2)] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void otherQuotient(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k / 2; j++) {
                a[i * (k / 3) + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if (k / 2) <= (k / 3)
    }

    static volatile int moved;

    static void volatileOffset(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i + moved] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }
}
