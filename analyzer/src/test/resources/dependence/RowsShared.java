import mpi.*;

/** A row of a matrix arrives that may be another row too, or while iterations run that may fail. */
class RowsShared {
    static double[][] held;

    static double weight(int i) {
        return 10 / i;
    }

    static void shared(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        u[1] = u[rows + 1];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL117
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void sharedBehind(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
        u[1] = u[rows + 1];
    }

    static void known(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        held = u;
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL117
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void given(double[][] u, int n, int rows) throws MPIException {
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL117
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void mayBeNull(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = k > 3 ? null : new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if v != null && n - 1 < n
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void tooShort(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL109
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void testedLength(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[k][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if (long) rows + 1 <= k
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void unlikeLengths(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        if (k > 3) {
            v = new double[rows + 3][n];
        }
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if (long) rows + 1 <= v.length
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void lengthThatChanges(int n, int rows, int k) throws MPIException {
        int r = rows;
        double[][] u = new double[r + 2][n];
        r++;
        MPI.COMM_WORLD.recv(u[r], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if r <= u.length && (long) r + 1 <= u.length && 1 <= n
        for (int i = 0; i < r; i++) {
            u[i][0] = u[i + 1][0];
        }
    }

    static void divides(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL109
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = 1 / k + u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void calls(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL109
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = weight(i) + u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void endless(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        int[] w = new int[4];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL109
        for (int i = 0; i < rows; i++) {
            while (w[1] < 3) {
                w[1] += k;
            }
            v[i][0] = u[i + 2][0];
        }
    }

    static void rowByName(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL117
        for (int i = 1; i <= rows; i++) {
            double[] below = u[i + 1];
            v[i][0] = below[0];
        }
    }

    static void rowOfAnother(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        double[][] w = k > 0 ? u : v;
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if u != w && w != null && n - 1 < n
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                w[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void leavesMeanwhile(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        double[] c = new double[rows];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if rows <= c.length
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < n; j++) {
                v[i][j] = u[i + 2][j];
            }
            c[i] = i;
        }
        MPI.COMM_WORLD.send(c, rows, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    static void sizesOfEarlierTimes(int n, int k) throws MPIException {
        double[][][] kept = new double[2][][];
        for (int t = 0; t < k; t++) {
            int rows = n + t;
            kept[t % 2] = new double[rows][n];
            double[][] v = kept[(t + 1) % 2];
            double[][] u = new double[rows + 2][n];
            if (v != null) {
                v[0][0] = 1;
                MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if rows <= v.length
                for (int i = 0; i < rows; i++) {
                    v[i][0] = u[i + 2][0];
                }
            }
        }
    }

    static void caught(int n, int rows) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL110
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void survived(int n, int rows, int k) {
        try {
            caught(n, rows);
        } catch (MPIException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws MPIException {
        divides(64, 8, args.length);
    }
}
