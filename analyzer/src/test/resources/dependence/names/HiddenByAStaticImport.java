import mpi.*;
import static java.util.Map.Entry;

/** A static import brings the name. */
class HiddenByAStaticImport {
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
