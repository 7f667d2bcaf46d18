import mpi.*;

/** Variables of the call that are declared behind the loop. */
class Inlined {
    static void countBehindTheLoop(double[] a, int rows, int n, int rank, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int count = rows + n;
        int dest = 1;
        boolean worker = rank > 0;
        if (worker) {
            comm.send(a, 2 * count, MPI.DOUBLE, dest, 0); // expect: passed SL001
        }
    }

    static void otherwise(double[] a, int n, int rank, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        boolean root = rank == 0 || n > 5;
        if (root) {
            n = 0;
        } else if (rank < 9 || rank > 20) {
            comm.send(a, 100, MPI.DOUBLE, 1, 0); // expect: passed SL001
        }
    }

    static void dependsOnTheLoop(double[] a, int n, Comm comm) throws MPIException {
        int last = 0;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            last = i;
        }
        int count = last + 1;
        comm.send(a, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static void assignedTwice(double[] a, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int count = n;
        count++;
        comm.send(a, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static void narrowed(double[] a, byte n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int count = n;
        comm.send(a, count, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    static void byWayOfAnother(double[] a, int rows, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        int count = rows + n;
        int same = count;
        comm.send(a, 2 * same, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }
}

// plan: 6 begin: DeltaSend sendA = comm.deltaSendBegin(rank > 0, a, 2 * (rows + n), MPI.DOUBLE, 1, 0);
// plan: 13 replace: comm.send(a, 2 * count, MPI.DOUBLE, dest, 0); by sendA.deltaSendEnd();
// plan: 18 begin: DeltaSend sendA = comm.deltaSendBegin(!(rank == 0 || n > 5) && (rank < 9 || rank > 20), a, 100, MPI.DOUBLE, 1, 0);
// plan: 25 replace: comm.send(a, 100, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 57 begin: DeltaSend sendA = comm.deltaSendBegin(a, 2 * (rows + n), MPI.DOUBLE, 1, 0);
// plan: 62 replace: comm.send(a, 2 * same, MPI.DOUBLE, 1, 0); by sendA.deltaSendEnd();
// plan: 6 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 6 replace: 0 by i0
// plan: 6 replace: n by i1
// plan: 18 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 18 replace: 0 by i0
// plan: 18 replace: n by i1
// plan: 57 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = sendA.deltaStrip(i0, n); ... sendA.deltaSendData(i0, i1); }
// plan: 57 replace: 0 by i0
// plan: 57 replace: n by i1
