import mpi.*;

/** Indices, bounds and frontiers that cannot be computed, or hold under a guard only. */
class Indices {
    static int off;
    static int m = 5;
    static double[] shared = new double[100];
    int size = 10;

    static void shrink() {
        m -= 5;
    }

    static int next() {
        return m;
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

    void fieldOfAnother(double[] a, Indices other, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < other.size; j++) {
                a[i * size + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void triangleOfAnotherWidth(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                a[i * k + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void shrinkingTime(double[] a, int n) throws MPIException {
        for (int t = 0; t < m; t++) {
            shrink();
            for (int i = 0; i < n; i++) {
                for (int j = 0; j <= t; j++) {
                    a[i * m + j] = j;
                }
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
        }
    }

    static void boundOverItself(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k - j; j++) {
                a[i * k + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void productWithUnknownSign(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                a[i * (k - w) + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void widerThanTheRows(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k; j++) {
                a[i * w + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: k <= w
    }

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

    static void narrowedBound(double[] a, int n) throws MPIException {
        for (int i = 0; (byte) i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static double windowThatMoves(double[] a, int n) throws MPIException {
        double sum = 0;
        int k = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i + k];
            k += 3;
        }
        return sum;
    }

    static double emptyInnerLoop(double[] a, int n, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i * w];
            for (int j = 0; j < k; j++) {
                sum += a[i * w + j];
            }
        }
        return sum;
    }

    static double emptyTriangle(double[] a, int n, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[i * w + 1];
            for (int j = 0; j < i; j++) {
                sum += a[i * w + j];
            }
        }
        return sum;
    }

    static double boundKnownLate(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        m = next() + 1;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                if (sum < 5) {
                    sum += a[i * m + j];
                }
            }
        }
        return sum;
    }

    static double boundDeclaredLate(double[] a, int n, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        int k = next();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                sum += a[i * k + j];
            }
        }
        return sum;
    }

    static double boundFromTheMoment(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        m = next() + 1;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                sum += a[i * m + j];
            }
        }
        return sum;
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

    static volatile int moved;

    static void volatileOffset(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i + moved] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    static volatile int end;

    static void volatileBound(double[] a, int n) throws MPIException {
        for (int i = 0; i < end; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }
}
