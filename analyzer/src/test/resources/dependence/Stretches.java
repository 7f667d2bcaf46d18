import mpi.*;

/** Which elements an iteration touches where several loops and accesses say so together, and which of them may wrap. */
class Stretches {
    static double lowestIsUnknown(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[20 * i + 9];
            for (int j = k; j < 10; j++) {
                sum += a[20 * i + j];
            }
        }
        return sum;
    }

    static double highestIsUnknown(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            sum += a[20 * i];
            for (int j = 0; j < k; j++) {
                sum += a[20 * i + j];
            }
        }
        return sum;
    }

    static void lowestWriteIsUnknown(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[20 * i + 9] = i;
            for (int j = k; j < 10; j++) {
                a[20 * i + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void highestWriteIsUnknown(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[20 * i] = i;
            for (int j = 0; j < k; j++) {
                a[20 * i + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static double squares(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = -3; j <= 2; j++) {
                sum += a[20 * i + j * j];
            }
        }
        return sum;
    }

    static double suffixes(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: not , if
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                sum += a[j];
            }
        }
        return sum;
    }

    static double sumOfThree(double[] a, int n, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: 0 <= 
        for (int i = 0; i < n; i++) {
            sum += a[i + k + w];
        }
        return sum;
    }

    static double opening(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int w = -1; w < 3; w++) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
            for (int i = 0; i < n; i++) {
                sum += a[n - i] + a[n + i * w];
            }
        }
        return sum;
    }

    static void stridesDoNotFollow(double[] a, int n, int k, int m) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k; j++) {
                a[i * m + j] = i;
            }
            for (int j = 1; j < k; j++) {
                a[i * m + j] = -i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void squaresOfTheCounter(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static double productOfWidths(double[] a, int n, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: works on it, if (long) k * w == k * w
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k * w; j++) {
                sum += a[i + j];
            }
        }
        return sum;
    }

    static double productOfWidthsSometimes(double[] a, int n, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: if (long) k * w == k * w && (long)
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k * w; j++) {
                if (sum < 5) {
                    sum += a[i + j + 2];
                }
            }
        }
        return sum;
    }

    static double productThatIsNoIndex(double[] a, int n, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: not , if
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k * w; j++) {
                sum += a[i];
            }
        }
        return sum;
    }

    static double triangleOfAWidth(double[] a, int n, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                for (int l = 0; l < j * w; l++) {
                    sum += a[i + l];
                }
            }
        }
        return sum;
    }

    static double productBehind(double[] a, int n, int k, int w, int off) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: 0 <= 
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k * w; j++) {
                sum += a[i + j - off];
            }
        }
        return sum;
    }

    static double triangle(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: 0 <= 
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                sum += a[i + j + k];
            }
        }
        return sum;
    }

    // Twice 2 to the power of 62 is more than a long can hold.
    static void hugeStrides(double[] a, int n) throws MPIException {
        for (int k = 0; k < 2; k++) {
            for (int i = 0; i < n; i++) {
                if (i % 2 == 0) {
                    a[i * 1073741824 * 1073741824 * 4 + k * 1073741824 * 1073741824 * 4] = i;
                }
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
        }
    }

    static void fromTheEnd(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * n - i + 1] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void twiceLessAVariable(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[2 * i - k] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
    }

    static void belowByTwoCounters(double[] a, int n) throws MPIException {
        for (int k = 0; k < n; k++) {
            for (int j = 0; j < n; j++) {
                for (int i = 0; i < n; i++) {
                    if (i % 2 == 0) {
                        a[i - j - k] = i;
                    }
                }
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
            }
        }
    }

    static void belowByMore(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i - k - 5] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
    }

    static void farDown(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i - 2000000000] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }
}
