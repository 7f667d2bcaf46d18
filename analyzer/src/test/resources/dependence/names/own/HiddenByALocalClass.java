import mpi.*;

/** A class in a method has the name of the type. */
class HiddenByALocalClass {
    static void run(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void other() {
        class DeltaSend {}
        new DeltaSend();
    }
}

// plan: 6 begin: mpi.DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 9 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 6 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
