import mpi.*;

/** Frontiers that move, or do not. */
class Ranges {
    static void lowestMayBeNegative(double[] a, int n, int w, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                if (i % 2 == 0) {
                    a[i * w + j - k] = i;
                }
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
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
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
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
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
    }

    static void farBelow(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i - k - w] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
    }

    static void farAbove(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[3 * i + k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
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
}
