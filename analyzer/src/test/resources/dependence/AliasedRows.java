import mpi.*;

/** Rows of matrices, and arrays that are assigned on the way, which may be the buffer. */
class AliasedRows {
    static void rowsOfTwoMatrices(double[][] g, double[][] h, int n) throws MPIException {
        double sum = g[2][0];
        for (int i = 0; i < n; i++) {
            g[2][i] = i + sum;
            h[2][0] = -i;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void rowsOfOwnMatrix(double[][] h, int n) throws MPIException {
        double[][] g = new double[3][n];
        g[1] = h[1];
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
            h[2][0] = -i;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void sameRowTwice(int n) throws MPIException {
        double[][] g = new double[3][n];
        g[1] = g[2];
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
            g[1][0] = -i;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void matrixOfGivenRows(double[] a, int n) throws MPIException {
        double[][] g = new double[][] {a, a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            g[1][0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void assignedAnotherArray(double[] a, int n) throws MPIException {
        double[] b = new double[n];
        b = a;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void perhapsAnotherArray(double[] a, int n, boolean any) throws MPIException {
        double[] b = any ? a : new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void valueOfAnAssignment(int n) throws MPIException {
        double[] b;
        double[] a = b = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void rowOfOwnMatrix(int n) throws MPIException {
        double[][] g = new double[3][n];
        double[] r = g[1];
        for (int i = 0; i < n; i++) {
            r[i] = i;
            g[1][0] = -i;
        }
        MPI.COMM_WORLD.send(r, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void throughForEach(double[] a, int n) throws MPIException {
        double[][] all = {a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            for (double[] r : all) {
                r[0] = -i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void copiedRows(double[][] g, int n) throws MPIException {
        double[][] h = new double[3][];
        System.arraycopy(g, 0, h, 0, 3);
        double[] a = g[1];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            h[1][0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void clonedRows(double[][] g, int n) throws MPIException {
        double[][] h = g.clone();
        double[] a = g[1];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            h[1][0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void rowsOneByOne(double[][] g, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
        }
        for (double[] r : g) {
            r[0] = -1;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }
}
