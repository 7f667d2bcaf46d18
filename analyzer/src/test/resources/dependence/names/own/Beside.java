import mpi.*;

/** A class in another file of the same folder has the name of the type. */
class Beside {
    static void run(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 6 begin: mpi.DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 9 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 6 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 6 replace: 0 by i0
// plan: 6 replace: n by i1
