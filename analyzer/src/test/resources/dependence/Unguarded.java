import mpi.*;

/** Where no guard is needed, none is written. */
class Unguarded {
    static double first(double[] x) {
        return x[0];
    }

    static void onlyRead(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = b[i] + first(b);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void otherType(double[] a, int[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[i] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void bothNew(int n) throws MPIException {
        double[] a = new double[n];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[i] = -i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 10 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 13 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 17 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 21 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 27 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 31 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 10 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 10 replace: 0 by i0
// plan: 10 replace: n by i1
// plan: 17 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 17 replace: 0 by i0
// plan: 17 replace: n by i1
// plan: 27 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 27 replace: 0 by i0
// plan: 27 replace: n by i1
