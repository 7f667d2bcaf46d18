import mpi.*;

/** Neither the type nor the package can be named. */
class HiddenTwice {
    static int DeltaSend;
    static int mpi;

    static void run(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 9 begin: var sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 12 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 9 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
