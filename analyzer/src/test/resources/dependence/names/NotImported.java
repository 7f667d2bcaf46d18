
/** The API is named in full. */
class NotImported {
    static void run(double[] a, int n) throws mpi.MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        mpi.MPI.COMM_WORLD.send(a, n, mpi.MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 5 begin: mpi.DeltaSend sendA = mpi.MPI.COMM_WORLD.deltaSendBegin(a, n, mpi.MPI.DOUBLE, 1, 0);
// plan: 8 replace: mpi.MPI.COMM_WORLD.send(a, n, mpi.MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 5 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 5 replace: 0 by i0
// plan: 5 replace: n by i1
