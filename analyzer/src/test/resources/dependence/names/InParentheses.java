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

// plan: 7 post: DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0)
// plan: 10 behind: Status s = recvA.deltaWait();
// plan: 17 post: (declared at 16) DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0)
// plan: 21 behind: recvA.deltaWait();
// plan: 29 post: (declared at 27) DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0)
// plan: 34 behind: recvA.deltaWait();
// plan: 38 post: DeltaRecv recvA2 = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0)
// plan: 41 behind: recvA2.deltaWait();
// plan: 8 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, wait recvA [i0, i1)
// plan: 19 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, wait recvA [i0, i1)
// plan: 32 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, wait recvA [i0, i1)
// plan: 39 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, wait recvA2 [i0, i1)
