import mpi.*;

/** Where the array that a loop writes beside the buffer was found: what holds it decides whether it may be the buffer. */
class Holders {
    interface Hook {
        void take(double[][] rows);
    }

    static class Carrier extends RuntimeException {
        double[] load = new double[9];
    }

    static double[] field = new double[9];
    double[] own = new double[9];

    static void clearField() {
        field[0] = 0;
    }

    static void fill(double[][][] all, double[] x) {
        all[0][0] = x;
    }

    static void newArrayBesideAField(int n) throws MPIException {
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            clearField();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    void ownArray(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            this.own[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if a != this.own
    }

    class Inner {
        void outerArray(double[] a, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
                Holders.this.own[0] = -i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if a != Holders.this.own
        }
    }

    static void arrayOfACaught(double[] a, int n) throws MPIException {
        try {
            clearField();
        } catch (Carrier e) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
                e.load[0] = -i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111 words: 'e.load'
        }
    }

    static void parameterThatIsSometimesNew(double[] a, double[] b, int n) throws MPIException {
        if (n > 5) {
            b = new double[9];
        }
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if a != b
    }

    interface Job {
        void run() throws MPIException;
    }

    static Job captured(double[] a, int n) {
        double[] b = a;
        return new Job() {
            @Override
            public void run() throws MPIException {
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                    b[0] = -i;
                }
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: , if a != b
            }
        };
    }

    static void rowOfNewRows(double[] b, int n) throws MPIException {
        double[][] rows = new double[3][9];
        double[] a = rows[1];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void rowsThatOthersHaveSeen(double[] a, Hook hook, int n) throws MPIException {
        double[][] rows = new double[3][9];
        hook.take(rows);
        for (int i = 0; i < n; i++) {
            a[i] = i;
            rows[0][0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    // The call reaches the rows from the second iteration on, and then puts an array of its own among them.
    static void rowsThatLeadThereLater(double[] a, double[] b, int n) throws MPIException {
        double[][][] all = new double[1][][];
        double[][] rows = new double[1][];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            rows[0][0] = -i;
            fill(all, b);
            all[0] = rows;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void flatArraysHoldNothing(double[] a, int n) throws MPIException {
        double[] mine = new double[9];
        double[] other = new double[9];
        Reader.first(mine);
        Reader.zero(mine);
        for (int i = 0; i < n; i++) {
            a[i] = i;
            mine[0] = -i;
            other[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static final class Reader {
        static double first(double[] x) {
            return x[0];
        }

        static void zero(double[] x) {
            x[0] = 0;
        }
    }
}
