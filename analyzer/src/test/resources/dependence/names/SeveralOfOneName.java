import mpi.*;

/** Several messages of variables with one name. */
class SeveralOfOneName {
    static void run(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void apart(double[] a, int n, boolean c) throws MPIException {
        if (c) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void inside(double[] a, int n, boolean c) throws MPIException {
        if (c) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void ofACase(double[] a, int n, int k) throws MPIException {
        switch (k) {
            case 1:
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                }
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
                break;
            default:
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                }
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }
}

// plan: 6 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 9 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 10 begin: DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 13 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA2.deltaSendEnd();
// plan: 18 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 21 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 23 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 26 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 32 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 35 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 37 begin: DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 40 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA2.deltaSendEnd();
// plan: 46 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 49 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 52 begin: DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 55 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA2.deltaSendEnd();
// plan: 6 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 6 replace: 0 by i0
// plan: 6 replace: n by i1
// plan: 10 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA2.deltaStrip(i0, n); ... sendA2.deltaSendData(i0, i1); }
// plan: 10 replace: 0 by i0
// plan: 10 replace: n by i1
// plan: 18 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 18 replace: 0 by i0
// plan: 18 replace: n by i1
// plan: 23 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 23 replace: 0 by i0
// plan: 23 replace: n by i1
// plan: 32 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 32 replace: 0 by i0
// plan: 32 replace: n by i1
// plan: 37 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA2.deltaStrip(i0, n); ... sendA2.deltaSendData(i0, i1); }
// plan: 37 replace: 0 by i0
// plan: 37 replace: n by i1
// plan: 46 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 46 replace: 0 by i0
// plan: 46 replace: n by i1
// plan: 52 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA2.deltaStrip(i0, n); ... sendA2.deltaSendData(i0, i1); }
// plan: 52 replace: 0 by i0
// plan: 52 replace: n by i1
