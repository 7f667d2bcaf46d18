import mpi.MPI;
import mpi.MPIException;

/** The types of the API are imported one by one. */
class ImportedOneByOne {
    static void run(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 7 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 10 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 7 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 7 replace: 0 by i0
// plan: 7 replace: n by i1
// plan: 1 before: import mpi.DeltaSend
