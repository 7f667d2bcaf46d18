import mpi.*;

/** A status of a call in parentheses, and one that is declared farther out. */
class InParentheses {
    static double run(double[] a, int n) throws MPIException {
        double sum = 0;
        Status s = ((MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0))); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum + s.getTag();
    }

    static double narrower(double[] a, int n) throws MPIException {
        double sum = 0;
        {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double narrowerTwice(double[] a, int n, boolean c) throws MPIException {
        double sum = 0;
        if (c) {
            {
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
            }
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }
}

// plan: 7 replace: Status s = ((MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0))); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0);
// plan: 10 behind: Status s = recvA.deltaWait();
// plan: 16 declare: DeltaRecv recvA = DeltaRecv.none();
// plan: 17 replace: MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); by recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0);
// plan: 21 behind: recvA.deltaWait();
// plan: 27 declare: DeltaRecv recvA = DeltaRecv.none();
// plan: 29 replace: MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); by recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0);
// plan: 34 behind: recvA.deltaWait();
// plan: 38 replace: MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); by DeltaRecv recvA2 = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0);
// plan: 41 behind: recvA2.deltaWait();
// plan: 8 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 8 replace: 0 by i0
// plan: 8 replace: n by i1
// plan: 19 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 19 replace: 0 by i0
// plan: 19 replace: n by i1
// plan: 32 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 32 replace: 0 by i0
// plan: 32 replace: n by i1
// plan: 39 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA2.deltaStrip(i0, n); recvA2.deltaWaitData(i0, i1); ... }
// plan: 39 replace: 0 by i0
// plan: 39 replace: n by i1
