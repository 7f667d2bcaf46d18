import mpi.*;

/** Frontiers and windows that move, or do not, and indices that may wrap around. */
class Ranges {
    static void lowestMayBeNegative(double[] a, int n, int w, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                if (i % 2 == 0) {
                    a[i * w + j - k] = i;
                }
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void falling(double[] a, int n) throws MPIException {
        for (int i = n - 1; i >= 0; i--) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void alwaysTheSame(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[5] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void pairsThatOverlap(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            a[i + 1] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void farAhead(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            a[i + 100] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    // A guard 1 <= w would do; no such assumption is made yet.
    static void strideInAVariable(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i * w] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void blocksWithOwnBounds(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = i * w; j < (i + 1) * w; j++) {
                a[j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void sumOfWidths(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k + w; j++) {
                a[i * (k + w) + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if (long) k + w == k + w
    }

    static void productOfWidths(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k * w; j++) {
                a[n * i + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void cubic(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                for (int j = 0; j < k; j++) {
                    for (int l = 0; l < w; l++) {
                        a[i * k * w + j * w + l] = i;
                    }
                }
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void sometimes(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) {
                continue;
            }
            for (int j = 0; j < w; j++) {
                a[i * w + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: (long) n * w <= a.length
    }

    static void behindAnd(double[] a, int[] c, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                boolean b = c[i] > 0 && (a[i * w + j] = i) > 0;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: a.length
    }

    static void inAChoice(double[] a, int n, int w) throws MPIException {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                sum += i % 3 == 0 ? (a[i * w + j] = i) : 0;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: a.length
    }

    static void inASwitch(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                switch (i % 3) {
                    case 0:
                        a[i * w + j] = i;
                        break;
                    default:
                        break;
                }
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: a.length
    }

    static void inAnUncountedLoop(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                int k = i;
                while (k % 3 != 0) {
                    a[i * w + j] = i;
                    k++;
                }
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: a.length
    }

    static void sumOfThree(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i + k + w] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void farBelow(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i - k - w] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void farAbove(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[3 * i + k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void triangleOfProducts(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i && j < w; j++) {
                a[i * w + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void innerStepOfTwo(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j += 2) {
                a[i * w + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: a.length
    }

    static void severalTimesAWidth(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 3 * w; j++) {
                a[i * 3 * w + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if (long) 3 * w == 3 * w
    }

    static double widening(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = n - i; j < n + i; j++) {
                sum += a[j];
            }
        }
        return sum;
    }

    static double prefixes(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                sum += a[j];
            }
        }
        return sum;
    }

    static double backwards(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = n - 1; i >= 0; i--) {
            sum += a[i];
        }
        return sum;
    }

    static double strideOfUnknownSign(double[] a, int n, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: w >= 0
        for (int i = 0; i < n; i++) {
            sum += a[i * w];
        }
        return sum;
    }

    static double twoStrides(double[] a, int n, int v, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = i * v; j < i * w; j++) {
                sum += a[j];
            }
        }
        return sum;
    }

    static double sometimesRead(double[] a, int n, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: (long) n * w <= a.length
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                if (sum < 5) {
                    sum += a[i * w + j];
                }
            }
        }
        return sum;
    }

    static double placesFromAnArray(double[] a, int[] order, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL117
        for (int i = 0; i < n; i++) {
            sum += a[order[i]];
        }
        return sum;
    }

    static double widthInALocal(double[] a, int n, int v) throws MPIException {
        double sum = 0;
        int w = v + 1;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: (long) n * w <= a.length
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                if (sum < 5) {
                    sum += a[i * w + j];
                }
            }
        }
        return sum;
    }

    static void sweep(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[3 * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void sweepBehind(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[3 * i + k] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void sumOfTwo(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i + k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void twiceTheCounter(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void twiceAndOne(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i + 1] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void twiceAndTwo(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i + 2] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: <= a.length
    }

    static void twiceAndAVariable(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i + k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void thrice(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[3 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: <= a.length
    }

    static void less(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i - k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void lessAndLess(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i - k - w] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void lessTwo(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i - 3] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void longSteps(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[2000000000 * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void farOut(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i + 2000000000] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }
}
