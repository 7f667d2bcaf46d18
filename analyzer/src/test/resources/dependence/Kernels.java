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

// plan: 6 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 7)
// plan: 9 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 7);
// plan: 15 post: DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 0, 7)
// plan: 16 behind: recvA.deltaWait();
// plan: 21 begin: DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, rows * n, MPI.INT, 0, tag)
// plan: 30 end: sendC for MPI.COMM_WORLD.send(c, rows * n, MPI.INT, 0, tag);
// plan: 35 post: DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 0, 7)
// plan: 38 behind: recvA.deltaWait();
// plan: 36 begin: DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 2, 7)
// plan: 39 end: sendA for MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 2, 7);
// plan: 6 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, send sendA [i0, i1)
// plan: 16 strip i i0 i1 for (int i = 0; i < n; i++) 0<n, wait recvA [i0, i1)
// plan: 22 annotate, send sendC [i * n, (i + 1) * n)
// plan: 36 strip i i0 i1 for (int i = 0; i < a.length; i++) 0<a.length, wait recvA [i0, i1), send sendA [i0, i1)
