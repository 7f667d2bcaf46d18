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

// plan: 9 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(rank != 0, c, 0, n * m, MPI.DOUBLE, 0, 4);
// plan: 17 replace: MPI.COMM_WORLD.Send(c, 0, n * m, MPI.DOUBLE, 0, 4); by sendC.deltaSendEnd();
// plan: 23 declare: DeltaRecv recvA = DeltaRecv.none();
// plan: 24 replace: MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, rank - 1, 1); by recvA = MPI.COMM_WORLD.deltaRecv(a, 0, n, MPI.DOUBLE, rank - 1, 1);
// plan: 28 behind: recvA.deltaWait();
// plan: 33 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(m <= n, c, 0, c.length, MPI.DOUBLE, 0, 4);
// plan: 38 replace: MPI.COMM_WORLD.Send(c, 0, c.length, MPI.DOUBLE, 0, 4); by sendC.deltaSendEnd();
// plan: 42 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin((long) rows * n <= c.length, c, 0, c.length, MPI.DOUBLE, 0, 4);
// plan: 49 replace: MPI.COMM_WORLD.Send(c, 0, c.length, MPI.DOUBLE, 0, 4); by sendC.deltaSendEnd();
// plan: 53 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, 0, 2 * n, MPI.DOUBLE, 0, 4);
// plan: 57 replace: MPI.COMM_WORLD.Send(c, 0, 2 * n, MPI.DOUBLE, 0, 4); by sendC.deltaSendEnd();
// plan: 61 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 0, n, MPI.DOUBLE, 0, 4);
// plan: 65 replace: MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 0, 4); by sendA.deltaSendEnd();
// plan: 61 begin: DeltaSend sendB = MPI.COMM_WORLD.deltaSendBegin(b, 0, n, MPI.FLOAT, 0, 4).announceAtEnd();
// plan: 66 replace: MPI.COMM_WORLD.Send(b, 0, n, MPI.FLOAT, 0, 4); by sendB.deltaSendEnd();
// plan: 70 replace: Status s = MPI.COMM_WORLD.Recv(a, 3, n, MPI.DOUBLE, 0, 1); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != b, a, 3, n, MPI.DOUBLE, 0, 1);
// plan: 73 behind: Status s = recvA.deltaWait();
// plan: 78 begin: DeltaSend sendGrid = 0 <= k && k < grid.length ? MPI.COMM_WORLD.deltaSendBegin(grid[k], 0, n, MPI.DOUBLE, 0, 4) : DeltaSend.none();
// plan: 81 around in braces: if (!sendGrid.deltaSendEndIfBegun()) { ... }
// plan: 86 replace: MPI.COMM_WORLD.Recv(b, 0, n, MPI.DOUBLE, 0, 1); by DeltaRecv recvB = MPI.COMM_WORLD.deltaRecv(b != a, b, 0, n, MPI.DOUBLE, 0, 1);
// plan: 87 before: recvB.deltaWaitData(0, 0);
// plan: 88 before: recvB.deltaWait();
// plan: 87 replace: MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, 0, 2); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != b, a, 0, n, MPI.DOUBLE, 0, 2);
// plan: 90 behind: recvA.deltaWait();
// plan: 95 replace: MPI.COMM_WORLD.Recv(own, 0, 2 * n, MPI.DOUBLE, 0, 1); by DeltaRecv recvOwn = MPI.COMM_WORLD.deltaRecv(own, 0, 2 * n, MPI.DOUBLE, 0, 1);
// plan: 98 behind: recvOwn.deltaWait();
// plan: 96 begin: DeltaSend sendOwn = MPI.COMM_WORLD.deltaSendBegin(own, 0, 2 * n, MPI.DOUBLE, 2, 1);
// plan: 99 replace: MPI.COMM_WORLD.Send(own, 0, 2 * n, MPI.DOUBLE, 2, 1); by sendOwn.deltaSendEnd();
// plan: 104 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 0, n, MPI.DOUBLE, 2, 1);
// plan: 107 replace: MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 2, 1); by sendA.deltaSendEnd();
// plan: 10 last: sendC.deltaSendData(i * m, (i + 1) * m);
// plan: 26 around: for (int i0 = 1, i1; i0 < n - 1; i0 = i1) { i1 = recvA.deltaStrip(i0, n - 1); recvA.deltaWaitData(i0 - 1, i1 + 1); ... }
// plan: 26 replace: 1 by i0
// plan: 26 replace: n - 1 by i1
// plan: 33 last: sendC.deltaSendData(i * n, (i + 1) * n);
// plan: 42 last: sendC.deltaSendData(i * n, (i + 1) * n);
// plan: 53 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendC.deltaStrip(i0, n, 2); ... sendC.deltaSendData(2 * i0, 2 * i1); }
// plan: 53 replace: 0 by i0
// plan: 53 replace: n by i1
// plan: 61 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendB.deltaStrip(i0, sendA.deltaStrip(i0, n)); ... sendA.deltaSendData(i0, i1); sendB.deltaSendData(i0, i1); }
// plan: 61 replace: 0 by i0
// plan: 61 replace: n by i1
// plan: 71 around: for (int i0 = 3, i1; i0 <= n + 2; i0 = i1) { i1 = recvA.deltaStrip(i0, n + 2 + 1); recvA.deltaWaitData(i0, i1); ... }
// plan: 71 replace: 3 by i0
// plan: 71 replace: n + 2 by i1 - 1
// plan: 78 around: for (int j0 = 0, j1; j0 < n; j0 = j1) { j1 = sendGrid.deltaStrip(j0, n); ... sendGrid.deltaSendData(j0, j1); }
// plan: 78 replace: 0 by j0
// plan: 78 replace: n by j1
// plan: 88 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 88 replace: 0 by i0
// plan: 88 replace: n by i1
// plan: 96 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendOwn.deltaStrip(i0, recvOwn.deltaStrip(i0, n, 2), 2); recvOwn.deltaWaitData(2 * i0, 2 * i1); ... sendOwn.deltaSendData(2 * i0, 2 * i1); }
// plan: 96 replace: 0 by i0
// plan: 96 replace: n by i1
// plan: 104 last: sendA.deltaSendData(i, i + 1);
// plan: 1 before: import mpi.DeltaRecv, mpi.DeltaSend
