import mpi.*;

/** Bounds of loops that cannot be computed, or are known too late. */
class LoopBounds {
    static int m = 5;
    int size = 10;

    static void shrink() {
        m -= 5;
    }

    static int next() {
        return m;
    }

    void fieldOfAnother(double[] a, LoopBounds other, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < other.size; j++) {
                a[i * size + j] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: other.size <= size
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
            k += a[0] > 0 ? 3 : 2;
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

    static volatile int end;

    static void volatileBound(double[] a, int n) throws MPIException {
        for (int i = 0; i < end; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }
}
