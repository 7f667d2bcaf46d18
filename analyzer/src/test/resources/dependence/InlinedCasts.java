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

// plan: 6 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 100, MPI.DOUBLE, 1, (byte) ((n + 261)) + n)
// plan: 10 end: sendA for MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, (byte) (tag) + n);
// plan: 6 strip i i0 i1 for (int i = 0; i < 100; i++) 0<100, send sendA [i0, i1)
// plan: 14 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 100, MPI.DOUBLE, 1, ((int) x) / 2)
// plan: 18 end: sendA for MPI.COMM_WORLD.send(a, 100, MPI.DOUBLE, 1, tag / 2);
// plan: 14 strip i i0 i1 for (int i = 0; i < 100; i++) 0<100, send sendA [i0, i1)
