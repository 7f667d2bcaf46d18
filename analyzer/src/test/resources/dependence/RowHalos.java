import mpi.*;

/** A row of a matrix arrives, or leaves, while a loop works on others. */
class RowHalos {
    static double[][] held;

    static double weight(int i) {
        return 10 / i;
    }

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
