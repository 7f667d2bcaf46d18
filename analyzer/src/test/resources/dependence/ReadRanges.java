import mpi.*;

/** What a loop needs of a message, from iteration to iteration. */
class ReadRanges {
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
}
