import mpi.*;

/** Indices beyond the sum of two variables: exact where each value is a short move from the last, guarded else. */
class Moves {
    static void product(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                a[i * w + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void everySecondRow(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i += 2) {
            a[3 * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static double everySecondColumn(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int w = 1; w < 5; w++) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: <= a.length
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < w; j += 2) {
                    sum += a[i * w + i * w + j];
                }
            }
        }
        return sum;
    }

    static double fromTheDiagonal(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int w = 1; w < 5; w++) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: <= a.length
            for (int i = 0; i < n; i++) {
                for (int j = i; j < n; j++) {
                    sum += a[i * w + j];
                }
            }
        }
        return sum;
    }

    static double toTheDiagonal(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int w = 1; w < 5; w++) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: <= a.length
            for (int i = 0; i < n; i++) {
                for (int j = 0; j <= i; j++) {
                    sum += a[i * w + j];
                }
            }
        }
        return sum;
    }

    static double strideIsAProduct(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int k = 1; k < 5; k++) {
            for (int w = 1; w < 5; w++) {
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    sum += a[i * k * w];
                }
            }
        }
        return sum;
    }

    static void onceAWidth(double[] a, int n) throws MPIException {
        for (int w = 1; w < 5; w++) {
            for (int i = 0; i < n; i++) {
                a[i * w] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
        }
    }

    // 3 * w may be more than 2 to the power of 32: a value that wraps may lie in the array again. Three times a product
    // of two variables may be more than a long can hold: the product has a guard of its own.
    static void thriceAWidth(double[] a, int n) throws MPIException {
        for (int w = 1; w < 5; w++) {
            for (int i = 0; i < n; i++) {
                a[3 * i * w] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if (long) n * w <= a.length && ((long) 3 * n
        }
    }

    static void aWidthAndFive(double[] a, int n) throws MPIException {
        for (int w = 1; w < 5; w++) {
            for (int i = 0; i < n; i++) {
                a[i * (w + 5)] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: <= a.length
        }
    }

    static double twiceTheInnerCounter(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int w = 1; w < 5; w++) {
            for (int k = 1; k < 5; k++) {
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: <= a.length
                for (int i = 0; i < n; i++) {
                    for (int j = 0; j <= k; j++) {
                        sum += a[i * w + 2 * j];
                    }
                }
            }
        }
        return sum;
    }

    static void differenceOfUnknowns(double[] a, int n, int first, int w) throws MPIException {
        for (int k = first; k < w; k++) {
            for (int i = 0; i < n; i++) {
                a[i * (w - k)] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
        }
    }

    static void longestShortMove(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[1073741824 * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void oneMore(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[1073741825 * i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void firstMayWrap(double[] a, int n, int k, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[3 * i + k + w] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
    }

    static double productOfCounters(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                if (sum < 5) {
                    sum += a[i * j];
                }
            }
        }
        return sum;
    }

    static void squareSometimes(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[i * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void fallingRowsSometimes(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                if (j % 2 == 0) {
                    a[i * w - j + w] = i;
                }
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if (long) n * w + 1 <= a.length
    }

    static void greatestFactor(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[65535 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: <= a.length
    }

    static void greaterFactor(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                a[65536 * i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void fourTimesAProduct(double[] a, int n, int w) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                if (j % 2 == 0) {
                    a[4 * i * w + j] = i;
                }
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if (long) n * w <= a.length && ((long) 4 * n
    }

    static void productsOfUnknownSign(double[] a, int n, int k, int v) throws MPIException {
        for (int w = 1; w < 9; w++) {
            for (int i = k * v; i < n; i++) {
                if (i % 2 == 0) {
                    a[3 * i - 3 * k * v] = i;
                }
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: 0 <= 
        }
    }

    static double twiceAProductAsBound(double[] a, int n, int k, int w) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 2 * k * w; j++) {
                sum += a[i + j];
            }
        }
        return sum;
    }

    static double boundsThatOverflow(double[] a, int n, int k, int w, int h) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k * w * h; j++) {
                sum += a[i + j];
            }
        }
        return sum;
    }

    static double startThatOverflows(double[] a, int n, int k, int w, int h) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < n; i++) {
            for (int j = k * w * h; j < n; j++) {
                sum += a[i + j];
            }
        }
        return sum;
    }
}
