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

// plan: 6 begin: DeltaSend sendÜber = MPI.COMM_WORLD.deltaSendBegin(über, n, MPI.DOUBLE, 1, 0)
// plan: 9 end: sendÜber for MPI.COMM_WORLD.send(über, n, MPI.DOUBLE, 1, 0);
// plan: 10 begin: DeltaSend send_x = MPI.COMM_WORLD.deltaSendBegin(_x, n, MPI.DOUBLE, 1, 0)
// plan: 13 end: send_x for MPI.COMM_WORLD.send(_x, n, MPI.DOUBLE, 1, 0);
// plan: 6 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendÜber [i0, i1)
// plan: 10 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send send_x [i0, i1)
