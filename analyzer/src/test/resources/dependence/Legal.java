import mpi.MPI;
import mpi.Status;

/** The other dialect, with single imports, and forms that are legal though they look suspicious. */
class Legal {
    static double[] own = new double[64];

    static void guardAroundTheCall(double[] c, int rank, int n, int m) {
        /* the kernel */
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                c[i * m + j] = i - j;
            }
        }
        long now = System.nanoTime();
        if (rank != 0) {
            MPI.COMM_WORLD.Send(c, 0, n * m, MPI.DOUBLE, 0, 4); // expect: passed SL001
        }
    }

    static double receiveInABranch(double[] a, double[] b, int rank, int n) {
        double sum = 0;
        if (rank > 0) {
            MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, rank - 1, 1); // expect: passed SL002
        }
        for (int i = 1; i < n - 1; i++) {
            sum += a[i - 1] + a[i] + a[i + 1];
        }
        return sum;
    }

    static void shorterRows(double[] c, int n, int m, int rows) {
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < m; j++) {
                c[i * n + j] = i - j;
            }
        }
        MPI.COMM_WORLD.Send(c, 0, c.length, MPI.DOUBLE, 0, 4); // expect: passed SL001
    }

    static void sometimesWritten(double[] c, int n, int rows) {
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < n; j++) {
                if (j % 3 == 0) {
                    c[i * n + j] = i - j;
                }
            }
        }
        MPI.COMM_WORLD.Send(c, 0, c.length, MPI.DOUBLE, 0, 4); // expect: passed SL001
    }

    static void pairs(double[] c, int n) {
        for (int i = 0; i < n; i++) {
            c[2 * i] = i;
            c[2 * i + 1] = -i;
        }
        MPI.COMM_WORLD.Send(c, 0, 2 * n, MPI.DOUBLE, 0, 4); // expect: passed SL001
    }

    static void twoMessagesOfOneLoop(double[] a, float[] b, int n) {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[i] = -i;
        }
        MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 0, 4); // expect: passed SL001
        MPI.COMM_WORLD.Send(b, 0, n, MPI.FLOAT, 0, 4); // expect: passed SL001
    }

    static Status statusLater(double[] a, double[] b, int n) {
        Status s = MPI.COMM_WORLD.Recv(a, 3, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
        for (int i = 3; i <= n + 2; i++) {
            b[i] = a[i];
        }
        return s;
    }

    static void oneRow(double[][] grid, int k, int n) {
        for (int j = 0; j < n; j++) {
            grid[k][j] = j;
        }
        MPI.COMM_WORLD.Send(grid[k], 0, n, MPI.DOUBLE, 0, 4); // expect: passed SL001 words: if 0 <= k && k < grid.length
    }

    static double neededWholeButLater(double[] a, double[] b, int n) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(b, 0, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
        MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, 0, 2); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[n - 1];
        }
        return sum;
    }

    static void inPlace(int n) {
        MPI.COMM_WORLD.Recv(own, 0, 2 * n, MPI.DOUBLE, 0, 1); // expect: passed SL002
        for (int i = 0; i < n; ++i) {
            own[2 * i] *= 2;
        }
        MPI.COMM_WORLD.Send(own, 0, 2 * n, MPI.DOUBLE, 2, 1); // expect: passed SL001
    }

    static void boundFirst(double[] a, int n) {
        int i;
        for (i = 0; n > i; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 2, 1); // expect: passed SL001
    }
}

// plan: 9 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(rank != 0, c, 0, n * m, MPI.DOUBLE, 0, 4)
// plan: 17 end: sendC for MPI.COMM_WORLD.Send(c, 0, n * m, MPI.DOUBLE, 0, 4);
// plan: 24 post: (declared at 23) DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, 0, n, MPI.DOUBLE, rank - 1, 1)
// plan: 28 behind: recvA.deltaWait();
// plan: 33 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(m <= n, c, 0, c.length, MPI.DOUBLE, 0, 4)
// plan: 38 end: sendC for MPI.COMM_WORLD.Send(c, 0, c.length, MPI.DOUBLE, 0, 4);
// plan: 42 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin((long) rows * n <= c.length, c, 0, c.length, MPI.DOUBLE, 0, 4)
// plan: 49 end: sendC for MPI.COMM_WORLD.Send(c, 0, c.length, MPI.DOUBLE, 0, 4);
// plan: 53 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, 0, 2 * n, MPI.DOUBLE, 0, 4)
// plan: 57 end: sendC for MPI.COMM_WORLD.Send(c, 0, 2 * n, MPI.DOUBLE, 0, 4);
// plan: 61 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 0, n, MPI.DOUBLE, 0, 4)
// plan: 65 end: sendA for MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 0, 4);
// plan: 61 begin: DeltaSend sendB = MPI.COMM_WORLD.deltaSendBegin(b, 0, n, MPI.FLOAT, 0, 4).announceAtEnd()
// plan: 66 end: sendB for MPI.COMM_WORLD.Send(b, 0, n, MPI.FLOAT, 0, 4);
// plan: 70 post: DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != b, a, 3, n, MPI.DOUBLE, 0, 1)
// plan: 73 behind: Status s = recvA.deltaWait();
// plan: 78 begin: DeltaSend sendGrid = 0 <= k && k < grid.length ? MPI.COMM_WORLD.deltaSendBegin(grid[k], 0, n, MPI.DOUBLE, 0, 4) : DeltaSend.none()
// plan: 81 end: if (!sendGrid.deltaSendEndIfBegun()) for MPI.COMM_WORLD.Send(grid[k], 0, n, MPI.DOUBLE, 0, 4);
// plan: 86 post: DeltaRecv recvB = MPI.COMM_WORLD.deltaRecv(b != a, b, 0, n, MPI.DOUBLE, 0, 1)
// plan: 88 before: recvB.deltaWait();
// plan: 87 post: DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != b, a, 0, n, MPI.DOUBLE, 0, 2)
// plan: 90 behind: recvA.deltaWait();
// plan: 95 post: DeltaRecv recvOwn = MPI.COMM_WORLD.deltaRecv(own, 0, 2 * n, MPI.DOUBLE, 0, 1)
// plan: 98 behind: recvOwn.deltaWait();
// plan: 96 begin: DeltaSend sendOwn = MPI.COMM_WORLD.deltaSendBegin(own, 0, 2 * n, MPI.DOUBLE, 2, 1)
// plan: 99 end: sendOwn for MPI.COMM_WORLD.Send(own, 0, 2 * n, MPI.DOUBLE, 2, 1);
// plan: 104 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 0, n, MPI.DOUBLE, 2, 1)
// plan: 107 end: sendA for MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 2, 1);
// plan: 10 annotate, send sendC [i * m, (i + 1) * m)
// plan: 26 strip i i0 i1 for (int i = 1; i < n - 1; i++) 1<n - 1, wait recvA [i0 - 1, i1 + 1)
// plan: 33 annotate, send sendC [i * n, (i + 1) * n)
// plan: 42 annotate, send sendC [i * n, (i + 1) * n)
// plan: 53 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendC [2 * i0, 2 * i1) x2
// plan: 61 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1), send sendB [i0, i1)
// plan: 71 strip i i0 i1 for (int i = 3; i <= n + 2; i++) 3<=n + 2 inclusive, wait recvA [i0, i1)
// plan: 78 strip j j0 j1 for (int j = 0; j < n; j++) 0<n, send sendGrid [j0, j1)
// plan: 88 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, wait recvA [i0, i1)
// plan: 96 strip i i0 i1 for (int i = 0; i < n; ++i) 0<n, wait recvOwn [2 * i0, 2 * i1) x2, send sendOwn [2 * i0, 2 * i1) x2
// plan: 104 annotate, send sendA [i, i + 1)
// plan: 1 before: import mpi.DeltaRecv, mpi.DeltaSend
