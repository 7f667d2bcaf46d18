import mpi.*;

/** Counters that a loop does not declare: who can see their value behind it. */
class Counters {

    static int nobody(double[] a, int n) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        return n;
    }

    static int setFirst(double[] a, int n) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        i = n + 3;
        return i;
    }

    static int setSometimes(double[] a, int n, boolean c) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
        if (c) {
            i = 3;
        }
        return i;
    }

    static int setOnBothWays(double[] a, int n, boolean c) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        if (c) {
            i = 3;
        } else {
            i = 4;
        }
        return i;
    }

    static int loopWithoutIt(double[] a, int n) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        while (n > 3) {
            n -= 3;
        }
        return n;
    }

    static int loopWithIt(double[] a, int n) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
        while (n > 3) {
            n -= i;
        }
        return n;
    }

    static int inALaterHandler(double[] a, int n, int k) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
        try {
            return n / k;
        } catch (ArithmeticException e) {
            return i;
        }
    }

    static int setBeforeALaterHandler(double[] a, int n, int k) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        i = 3;
        try {
            return n / k;
        } catch (ArithmeticException e) {
            return i;
        }
    }

    static int anotherInALaterHandler(double[] a, int n, int k) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        try {
            return n / k;
        } catch (ArithmeticException e) {
            return k;
        }
    }

    static int inALaterFinally(double[] a, int n, int k) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
        try {
            n /= k;
        } finally {
            n += i;
        }
        return n;
    }

    static int harmlessLaterTry(double[] a, int n, int k) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        try {
            n += k;
        } catch (ArithmeticException e) {
            return i;
        }
        return n;
    }

    static int inTheHandlerAround(double[] a, int n) throws MPIException {
        int i = 0;
        try {
            for (i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
        } catch (RuntimeException e) {
            return i;
        }
        return n;
    }

    static int inTheHandlerAroundAll(double[] a, int n) throws MPIException {
        int i = 0;
        int k = 5;
        try {
            for (i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } catch (RuntimeException e) {
            return k;
        }
        return n;
    }

    static int ofTheNextRound(double[] a, int n) throws MPIException {
        int i;
        int last = 0;
        for (int t = 0; t < 5; t++) {
            for (i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
        return last;
    }
}
