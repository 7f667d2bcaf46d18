import mpi.*;

/** Initialisers of variables that are declared too late, in the places of these variables. */
class InPlace {

    static void alone(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = k + 1;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, to, 0); // expect: passed SL001
    }

    static void negated(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = k + 1;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, -to, 0); // expect: passed SL001
    }

    static void cast(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = k + 1;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, (byte) to, 0); // expect: passed SL001
    }

    static void castInParentheses(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = k + 1;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, (byte) (to), 0); // expect: passed SL001
    }

    static void variableNegated(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = k;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, -to, 0); // expect: passed SL001
    }

    static void numberNegated(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = 3;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, -to, 0); // expect: passed SL001
    }

    static void castVariableNegated(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = (int) k;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, -to, 0); // expect: passed SL001
    }

    static void castNumberNegated(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = (int) 3L;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, -to, 0); // expect: passed SL001
    }

    static void twice(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = k + 1;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, to * to, 0); // expect: passed SL001
    }

    static void oneInAnother(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int half = k + 2;
        int to = half * 3;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, to - half, 0); // expect: passed SL001
    }

    static void castAlone(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int to = (int) (k + 1);
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, to, 0); // expect: passed SL001
    }

    static void condition(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        boolean any = k > 3 || k < -3;
        if (any) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void conditionTurned(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        boolean any = k > 3 || k < -3;
        if (any) {
            n++;
        } else {
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void conditionThatIsAVariable(double[] a, int n, boolean c) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        boolean any = c;
        if (any) {
            n++;
        } else {
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }
}
