import mpi.*;

/** A row of a matrix arrives while a loop works on others. */
class RowHalos {
    static void lastIteration(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void exchangedBuffers(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        for (int t = 0; t < k; t++) {
            MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if u != v
            for (int i = 1; i <= rows; i++) {
                for (int j = 1; j < n - 1; j++) {
                    v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
                }
            }
            double[][] w = u;
            u = v;
            v = w;
        }
    }

    static void firstIteration(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[0], 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void descending(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[0], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = rows; i >= 1; i--) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void noIteration(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if 1 <= n
        for (int i = 1; i <= rows; i++) {
            v[i][0] = u[i][0] + u[i - 1][0];
        }
    }

    static void twoIterations(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[4], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if 1 <= n
        for (int i = 1; i < rows; i++) {
            v[i][0] = u[i][0] + u[i + 1][0];
        }
    }

    static void threeIterations(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[4], 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 1; i < rows; i++) {
            v[i][0] = u[i][0] + u[i + 1][0] - u[i - 1][0];
        }
    }

    static void anotherStep(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if 1 <= n
        for (int i = 0; i < rows; i++) {
            v[i][0] = u[2 * i - i + 1][0];
        }
    }

    static void everySecondRow(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows], 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < rows / 2; i++) {
            v[i][0] = u[2 * i][0];
        }
    }

    static void rowOfAnInnerLoop(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows], 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < rows; j++) {
                v[i][0] += u[j + 1][0];
            }
        }
    }

    static void writtenToo(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if 1 <= n
        for (int i = 0; i < rows; i++) {
            u[i + 1][0] += u[i][0];
        }
    }

    static void otherRowBetween(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if rows + 1 != 0
        u[0][3] = 1;
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void sameRowBetween(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL107
        u[rows + 1][3] = 1;
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void rowOfACounterBetween(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002 if k <= (long) rows + 2 && 4 <= n
        for (int q = 0; q < k; q++) {
            u[q][3] = 1;
        }
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void rowThatChangesBetween(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        int q = 0;
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL107
        q = k;
        u[q][3] = 1;
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void indexThatChanges(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        int q = rows + 1;
        MPI.COMM_WORLD.recv(u[q], 64, MPI.DOUBLE, 1, 0); // expect: analysis SL013
        q = 1;
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void otherRowReceived(int n, int rows, int k) throws MPIException {
        double[][] u = new double[rows + 2][n];
        double[][] v = new double[rows + 2][n];
        MPI.COMM_WORLD.recv(u[0], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        MPI.COMM_WORLD.recv(u[rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 1; i <= rows; i++) {
            for (int j = 1; j < n - 1; j++) {
                v[i][j] = u[i - 1][j] + u[i + 1][j] + u[i][j + 1];
            }
        }
    }

    static void planes(int n, int rows, int k) throws MPIException {
        double[][][] z = new double[2][rows + 2][n];
        MPI.COMM_WORLD.recv(z[0][rows + 1], 64, MPI.DOUBLE, 1, 0); // expect: missed SL116
        for (int i = 1; i <= rows; i++) {
            z[1][i][0] = z[0][i + 1][0];
        }
    }
}
