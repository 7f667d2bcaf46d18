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

// plan: 7 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 10 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 7 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 1 before: import mpi.DeltaSend
