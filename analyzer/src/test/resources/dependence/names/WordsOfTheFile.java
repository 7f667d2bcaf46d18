import mpi.*;

/** Names that the file uses elsewhere. */
class WordsOfTheFile {
    static int sendA;
    static int i0;

    static int recvA2() {
        return 0;
    }

    static void run(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 13 begin: DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0)
// plan: 16 end: sendA2 for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
// plan: 13 strip i i0_2 i1 for (int i = 0; i < n; i++) 0<n, send sendA2 [i0_2, i1)
