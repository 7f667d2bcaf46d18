import mpi.*;

/** Which objects a reference may be: own ones, given ones, and own ones that others have been told of. */
class Heap {
    static double[] kept;
    static double[] keptToo;
    static double[] field = new double[100];
    double[] x = new double[100];
    int[] counts = new int[100];

    interface Hook {
        void use(double[] x);

        void useRows(double[][] x);
    }

    static class Carrying extends Exception {
        private static final long serialVersionUID = 1;
        final transient double[] data;

        Carrying(double[] data) {
            this.data = data;
        }
    }

    static class Writing {
        static int once = write();

        static int write() {
            field[3]--;
            return 1;
        }
    }

    static void pokeRow(double[][] g) {
        g[0][0] = -1;
    }

    static void renew() {
        field = new double[100];
    }

    static double last() {
        return field[99];
    }

    static void ownMatrix(int n) throws MPIException {
        double[] a = new double[n];
        double[][] g = new double[2][2];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            pokeRow(g);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void givenMatrix(double[] a, double[][] g, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            pokeRow(g);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void bothKnownToOthers(int n) throws MPIException {
        double[] a = new double[n];
        double[] b = new double[n];
        kept = a;
        keptToo = b;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void foundAgain(int n) throws MPIException {
        double[] b = new double[n];
        kept = b;
        double[] a = kept;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void givenAway(Hook hook, int n) throws MPIException {
        double[] a = new double[n];
        hook.use(a);
        double[] b = field;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
    }

    static void filledByAnybody(double[] a, Hook hook, int n) throws MPIException {
        double[][] g = new double[2][n];
        hook.useRows(g);
        for (int i = 0; i < n; i++) {
            a[i] = i;
            g[0][0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    void fieldOfThisObject(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            x[0] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != x
    }

    void otherFieldOfThisObject(double[] a, int[][] rows, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            counts[i] = i;
            rows[0][i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    class Inner {
        void fieldOfTheObjectAround(double[] a, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
                x[0] = -i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != x
        }
    }

    static void risky(double[] a, int n) throws Carrying {
        if (n > 5) {
            throw new Carrying(a);
        }
    }

    // A try in a loop counts as a way out of it, whoever catches.
    static void inAnException(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            try {
                risky(field, i);
            } catch (Carrying e) {
                e.data[0] = -i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    static void rowsReplaced(double[] a, double[][] g, Object[] o, double[] h, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            g[0] = h;
            o[0] = h;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void initialiserWritesTheField(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i + Writing.once;
        }
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    static void renewedInTheLoop(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
            renew();
        }
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    static void readInTheLoop(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i + last();
        }
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}
