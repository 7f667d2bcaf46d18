import mpi.*;

/** Uses of a buffer between loop and call by its own name, and by what holds it. */
class Uses {
    static double[] field = new double[100];
    static double[] kept;

    static class Holder {
        double[] x;

        void bump() {
            x[0]--;
        }

        double first() {
            return x[0];
        }
    }

    static class Writing {
        static int once = write();

        static int write() {
            field[3]--;
            return 1;
        }
    }

    static double last() {
        return field[99];
    }

    static void keep(double[] x) {
        kept = x;
    }

    static int length(double[] x) {
        return x.length;
    }

    static void pokeRow(double[][] g) {
        g[0][0] = -1;
    }

    static void replaced(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        a = b;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static int fieldWithAHarmlessGap(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        int k = n * n;
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        return k;
    }

    static double lengthOfTheField(int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(field, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        int k = field.length;
        for (int i = 0; i < n; i++) {
            sum += field[i];
        }
        return sum + k;
    }

    static int initialiserWritesTheField(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        int k = Writing.once;
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        return k;
    }

    static double fieldReadBeforeItIsSent(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = i;
        }
        double k = last();
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        return k;
    }

    static double askedForItsLength(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        int k = a.length + length(a);
        boolean same = a == b;
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum + k + (same ? 1 : 0);
    }

    static double copied(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        double[] copy = a.clone();
        for (int i = 0; i < n; i++) {
            sum += a[i] + copy[0];
        }
        return sum;
    }

    static double readBeforeItIsSent(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        double k = a[3];
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        return k;
    }

    static void sentTwice(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 2, 0); // expect: passed SL001
    }

    static void keptInBetween(int n) throws MPIException {
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        keep(a);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void writtenByItsHolder(double[] a, Holder h, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            h.bump();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void writtenByItsOwnHolder(int n) throws MPIException {
        double[] a = new double[n];
        Holder h = new Holder();
        h.x = a;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            h.bump();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static double readByItsOwnHolder(int n) throws MPIException {
        double[] a = new double[n];
        Holder h = new Holder();
        h.x = a;
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] + h.first();
        }
        return sum;
    }

    static void rowWrittenByACall(int n) throws MPIException {
        double[] a = new double[n];
        double[][] g = {a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            pokeRow(g);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void anotherRowReplaced(int n) throws MPIException {
        double[] a = new double[n];
        double[][] g = {a, a};
        for (int i = 0; i < n; i++) {
            a[i] = i;
            g[1] = null;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void rowAgainstAnArray(double[] h, double[] b, int n) throws MPIException {
        double[][] g = new double[3][n];
        g[2] = h;
        for (int i = 0; i < n; i++) {
            g[2][i] = i;
            b[0] = -i;
        }
        MPI.COMM_WORLD.send(g[2], n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }
}
