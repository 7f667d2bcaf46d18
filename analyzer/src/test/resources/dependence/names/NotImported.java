
/** The API is named in full. */
class NotImported {
    static void run(double[] a, int n) throws mpi.MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        mpi.MPI.COMM_WORLD.send(a, n, mpi.MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 5 begin: mpi.DeltaSend sendA = mpi.MPI.COMM_WORLD.deltaSendBegin(a, n, mpi.MPI.DOUBLE, 1, 0)
// plan: 8 end: sendA for mpi.MPI.COMM_WORLD.send(a, n, mpi.MPI.DOUBLE, 1, 0);
// plan: 5 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
