import mpi.*;

/** Names that begin with other letters than those of English. */
class Beginnings {
    static void run(double[] über, double[] _x, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            über[i] = i;
        }
        MPI.COMM_WORLD.send(über, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        for (int i = 0; i < n; i++) {
            _x[i] = i;
        }
        MPI.COMM_WORLD.send(_x, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 6 begin: DeltaSend sendÜber = MPI.COMM_WORLD.deltaSendBegin(über, n, MPI.DOUBLE, 1, 0);
// plan: 9 replace: MPI.COMM_WORLD.send(über, n, MPI.DOUBLE, 1, 0); by sendÜber.deltaSendEnd();
// plan: 10 begin: DeltaSend send_x = MPI.COMM_WORLD.deltaSendBegin(_x, n, MPI.DOUBLE, 1, 0);
// plan: 13 replace: MPI.COMM_WORLD.send(_x, n, MPI.DOUBLE, 1, 0); by send_x.deltaSendEnd();
// plan: 6 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendÜber.deltaStrip(i0, n); ... sendÜber.deltaSendData(i0, i1); }
// plan: 6 replace: 0 by i0
// plan: 6 replace: n by i1
// plan: 10 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = send_x.deltaStrip(i0, n); ... send_x.deltaSendData(i0, i1); }
// plan: 10 replace: 0 by i0
// plan: 10 replace: n by i1
