import mpi.*;

/** What the other dialect names differently. */
class OtherDialect {
    static void otherMode(double[] a, int n) {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.Ssend(a, 0, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static double barrierInBetween(double[] a, int n) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
        MPI.COMM_WORLD.Barrier();
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double waitInBetween(double[] a, Request pending, int n) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
        pending.Wait();
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double testInBetween(double[] a, Request pending, int n) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
        pending.Test();
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static void stillFilling(int n) {
        double[] a = new double[n];
        Request pending = MPI.COMM_WORLD.Irecv(a, 0, n, MPI.DOUBLE, 1, 0); // expect: analysis SL015
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        pending.Wait();
        MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
    }

    static void stillFillingAnotherName(double[] b, int n) {
        double[] a = b;
        Request pending = MPI.COMM_WORLD.Irecv(b, 0, n, MPI.DOUBLE, 1, 0); // expect: analysis SL015
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        pending.Wait();
        MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
    }

    static double sentAndReceived(double[] a, double[] b, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.Sendrecv(a, 0, n, MPI.DOUBLE, 1, 0, b, 0, n, MPI.DOUBLE, 1, 0); // expect: passed SL001, missed SL102
        MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if a != b
        return sum;
    }

    static void objects(Object[] a, int n) {
        for (int i = 0; i < n; i++) {
            a[i] = null;
        }
        MPI.COMM_WORLD.Send(a, 0, n, MPI.OBJECT, 1, 0); // expect: missed SL113
    }

    static void contiguous(double[] a, int n) {
        Datatype pairs = Datatype.Contiguous(2, MPI.DOUBLE);
        for (int i = 0; i < 2 * n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.Send(a, 0, n, pairs, 1, 0); // expect: passed SL001
    }

    static void offsetMoves(double[] a, int n) {
        int off = 0;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            off = i;
        }
        MPI.COMM_WORLD.Send(a, off, n, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static double needsItsCount(double[] a, int n) {
        double sum = 0;
        Status s = MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, 1, 0); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i] / s.Get_count(MPI.DOUBLE);
        }
        return sum;
    }
}
