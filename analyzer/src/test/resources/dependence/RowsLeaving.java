import mpi.*;

/** A row of a matrix leaves while a loop works on others. */
class RowsLeaving {
    static void firstLeaves(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 1 < u.length
    }

    static void lastLeaves(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        MPI.COMM_WORLD.send(u[rows], 64, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void neitherLeaves(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        MPI.COMM_WORLD.send(u[0], 64, MPI.DOUBLE, 1, 0); // expect: missed SL101
    }

    static void counted(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        MPI.COMM_WORLD.send(u[1], k, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 1 < u.length
    }

    static void countThatChanges(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        int c = k;
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
            c = i;
        }
        MPI.COMM_WORLD.send(u[1], c, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static void writtenTwice(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = k;
                u[i - 1][j] += v[i][j];
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void readLater(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = u[i - 1][j] + u[1][j];
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 1 < u.length
    }

    static void writtenByAll(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = k;
                u[2][j] += v[i][j];
            }
        }
        MPI.COMM_WORLD.send(u[2], 64, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void downwards(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = rows; i > 0; i--) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        MPI.COMM_WORLD.send(u[rows], 64, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 0 <= rows && rows < u.length
    }

    static void steps(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i += 2) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void otherRowBehind(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        u[2][3] = 1;
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 1 < u.length
    }

    static void sameRowBehind(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        u[1][3] = 1;
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void someRowBehind(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        u[k][3] = 1;
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 1 < u.length && k != 1
    }

    static void sharedRowLeaves(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        u[1] = u[2];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void sharedWithAnother(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        v[2] = u[1];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = k;
                v[i][j] = 0;
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void anotherMatrixWritten(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = k > 3 ? u : new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = k;
                v[i + 1][j] = 0;
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 1 < u.length && u != v
    }

    static void givenLeaves(double[][] u, int n, int rows) throws MPIException {
        double[][] v = new double[rows + 2][n];
        int k = n;
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = v[i][j] + k;
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void lengthUnknown(int n, int rows, int k) throws MPIException {
        double[][] v = new double[n][n];
        double[][] u = k > 3 ? v : new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = k;
            }
        }
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void ownRowReadBehind(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        for (int i = 1; i <= rows; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = k;
            }
        }
        double sum = u[1][2] + u[k][3];
        MPI.COMM_WORLD.send(u[1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL001 if 1 < u.length
    }
}
