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

// plan: 10 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 13 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 17 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 21 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 27 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 31 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 10 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 17 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 27 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
