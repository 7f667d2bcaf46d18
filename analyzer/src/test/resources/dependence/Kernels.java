import mpi.*;

class Kernels {
    static void tight(int rank, int n) throws MPIException {
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 7); // expect: passed SL001
    }

    static void tightReceive(double[] w, int n) throws MPIException {
        double[] a = new double[n];
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 7); // expect: passed SL002
        for (int i = 0; i < n; i++) sum += a[i] * w[i];
        w[0] = sum;
    }

    static void rows(int[] c, int[] a, int[] b, int rows, int n, int tag) throws MPIException {
        // the product
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < n; j++) {
                c[i * n + j] = 0;
                for (int k = 0; k < n; k++) {
                    c[i * n + j] += a[i * n + k] * b[k * n + j];
                }
            }
        }
        MPI.COMM_WORLD.send(c, rows * n, MPI.INT, 0, tag); // expect: passed SL001
    }

    static void cascade(int n) throws MPIException {
        double[] a = new double[n];
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 7); // expect: passed SL002
        for (int i = 0; i < a.length; i++) {
            a[i] = a[i] + 1;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 2, 7); // expect: passed SL001
    }
}

// plan: 6 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 7);
// plan: 9 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 7); by sendA.deltaSendEnd();
// plan: 15 replace: MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 7); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 0, 7);
// plan: 16 behind: recvA.deltaWait();
// plan: 21 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, rows * n, MPI.INT, 0, tag);
// plan: 30 replace: MPI.COMM_WORLD.send(c, rows * n, MPI.INT, 0, tag); by sendC.deltaSendEnd();
// plan: 35 replace: MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 7); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 0, 7);
// plan: 38 behind: recvA.deltaWait();
// plan: 36 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 2, 7);
// plan: 39 replace: MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 2, 7); by sendA.deltaSendEnd();
// plan: 6 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 6 replace: 0 by i0
// plan: 6 replace: n by i1
// plan: 16 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 16 replace: 0 by i0
// plan: 16 replace: n by i1
// plan: 22 last: sendC.deltaSendData(i * n, (i + 1) * n);
// plan: 36 around: for (int i0 = 0, i1; i0 < a.length; i0 = i1) { i1 = sendA.deltaStrip(i0, recvA.deltaStrip(i0, a.length)); recvA.deltaWaitData(i0, i1); ... sendA.deltaSendData(i0, i1); }
// plan: 36 replace: 0 by i0
// plan: 36 replace: a.length by i1
