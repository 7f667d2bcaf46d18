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

// plan: 6 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 9 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 10 begin: DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 13 end: sendA2 for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 18 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 21 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 23 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 26 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 32 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 35 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 37 begin: DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 40 end: sendA2 for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 46 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 49 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 52 begin: DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 55 end: sendA2 for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 6 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 10 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA2 [i0, i1)
// plan: 18 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 23 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 32 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 37 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA2 [i0, i1)
// plan: 46 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 52 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA2 [i0, i1)
