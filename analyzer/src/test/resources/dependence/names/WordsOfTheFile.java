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

// plan: 13 begin: DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0);
// plan: 16 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); by sendA2.deltaSendEnd();
// plan: 13 around: for (int i0_2 = 0, i1; i0_2 < n; i0_2 = i1) { i1 = sendA2.deltaStrip(i0_2, n); ... sendA2.deltaSendData(i0_2, i1); }
// plan: 13 replace: 0 by i0_2
// plan: 13 replace: n by i1
