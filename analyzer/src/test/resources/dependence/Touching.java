import mpi.*;

/** Calls that touch a field, or what it refers to, beside a loop or inside of it. */
class Touching {
    static double[] field = new double[100];
    static float[] floats = new float[9];
    static Object anything = field;
    static volatile double[] shared = new double[100];
    static int count;

    static int size() {
        return field.length;
    }

    static int counted() {
        return count;
    }

    static void clearFloats() {
        floats[0] = 0;
    }

    static void clearAnything() {
        ((double[]) anything)[0] = 0;
    }

    static double sum(double[] x) {
        return x[0] + x[1];
    }

    static void askedInTheLoop(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            field[i] = size();
        }
        MPI.COMM_WORLD.send(field, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static double askedWhileItArrives(int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
        for (int i = 0; i < n; i++) {
            sum += field[i] + size();
        }
        return sum;
    }

    static double anotherAskedWhileItArrives(int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(field, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += field[i] + counted();
        }
        return sum;
    }

    static double askedInBetween(int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(field, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        int k = size();
        for (int i = 0; i < n; i++) {
            sum += field[i] * k;
        }
        return sum;
    }

    static double sentInBetween(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 2, 0); // expect: missed SL101
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static void otherElements(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            clearFloats();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: not , if
    }

    static void anyElements(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            clearAnything();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static double givenToACallInTheLoop(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL117
        for (int i = 0; i < n; i++) {
            sum += sum(a);
        }
        return sum;
    }

    static double givenToACallWhileItFills(double[] a, int n) throws MPIException {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            sum += sum(a);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
        return sum;
    }

    static void volatileBuffer(int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            shared[i] = i;
        }
        MPI.COMM_WORLD.send(shared, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    static void sixtyFourOpen(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 65; j++) {
                a[i + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void sixtyFiveOpen(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 66; j++) {
                a[i + j] = j;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void offsetChanges(double[] a, int n) throws MPIException {
        int off = 9;
        for (int i = 0; i < n; i++) {
            a[i + off] = i;
            off -= n;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104 words: because 'off' at line
    }

    static Status early = MPI.COMM_WORLD.recv(field, 100, MPI.DOUBLE, 1, 0); // expect: missed SL102
}
