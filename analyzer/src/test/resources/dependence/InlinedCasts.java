import mpi.*;

/** A cast of a variable whose initialiser is written in its place, and one in the initialiser. */
class InlinedCasts {
    static void ofTheVariable(double[] a, int n) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        int tag = n + 261;
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, (byte) (tag) + n); // expect: passed SL001
    }

    static void ofTheInitialiser(double[] a, double x) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        int tag = (int) x;
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, tag / 2); // expect: passed SL001
    }

    static void ofANumber(double[] a) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        int wide = 263;
        int tag = (byte) wide;
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, tag); // expect: missed SL106
    }

    static void widened(double[] a, double x) throws MPIException {
        for (int i = 0; i < 100; i++) {
            a[i] = i;
        }
        double tag = (int) x;
        MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, (int) (tag / 2 * 2)); // expect: missed SL106
    }
}

// plan: 6 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 100, MPI.DOUBLE, 1, (byte) ((n + 261)) + n);
// plan: 10 replace: MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, (byte) (tag) + n); by sendA.deltaSendEnd();
// plan: 14 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 100, MPI.DOUBLE, 1, ((int) x) / 2);
// plan: 18 replace: MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, tag / 2); by sendA.deltaSendEnd();
// plan: 6 around: for (int i0 = 0, i1; i0 < 100; i0 = i1) { i1 = sendA.deltaStrip(i0, 100); ... sendA.deltaSendData(i0, i1); }
// plan: 6 replace: 0 by i0
// plan: 6 replace: 100 by i1
// plan: 14 around: for (int i0 = 0, i1; i0 < 100; i0 = i1) { i1 = sendA.deltaStrip(i0, 100); ... sendA.deltaSendData(i0, i1); }
// plan: 14 replace: 0 by i0
// plan: 14 replace: 100 by i1
