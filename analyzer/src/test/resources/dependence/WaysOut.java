import mpi.*;

/** Loops that consume a message and may end early: the receive is completed on every way out. */
public class WaysOut {
    static int total;

    public static int returns(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            if (a[i] > 0) {
                return i;
            }
        }
        return -1;
    }

    static int returnsQuietly(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            if (a[i] > 0) {
                return i;
            }
        }
        return -1;
    }

    static void breaks(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: not every way out
        for (int i = 0; i < n; i++) {
            if (a[i] > 0) {
                break;
            }
        }
        total += a[n - 1];
    }

    static void breaksByWayOfAFinally(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: every way out
        for (int i = 0; i < n; i++) {
            try {
                total += 9 / a[i];
            } catch (ArithmeticException e) {
                break;
            } finally {
                total++;
            }
        }
    }

    static void breaksABlock(int[] a, int n) throws MPIException {
        left:
        {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: every way out
            for (int i = 0; i < n; i++) {
                if (a[i] > 0) {
                    break left;
                }
            }
        }
        total += a[n - 1];
    }

    static void goesOnOutside(int[] a, int n) throws MPIException {
        outer:
        for (int t = 0; t < 9; t++) {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: every way out
            for (int i = 0; i < n; i++) {
                if (a[i] == t) {
                    continue outer;
                }
            }
        }
    }

    static void jumpsInside(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: not every way out
        for (int i = 0; i < n; i++) {
            inner:
            for (int k = 0; k < 5; k++) {
                for (int m = 0; m < 5; m++) {
                    if (m > a[i]) {
                        continue inner;
                    }
                    if (m + k > a[i]) {
                        break inner;
                    }
                    total++;
                }
            }
            if (a[i] == 4) {
                continue;
            }
            try {
                total += 5 / a[i];
            } catch (ArithmeticException e) {
                total--;
            }
        }
    }

    static void throwsInMain(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: not every way out
        for (int i = 0; i < n; i++) {
            if (a[i] > 0) {
                throw new IllegalStateException("positive");
            }
        }
    }

    public static void throwsAnywhere(int[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: every way out
        for (int i = 0; i < n; i++) {
            if (a[i] > 0) {
                throw new IllegalStateException("positive");
            }
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int[] a = new int[99];
        breaks(a, 99);
        breaksByWayOfAFinally(a, 99);
        breaksABlock(a, 99);
        goesOnOutside(a, 99);
        jumpsInside(a, 99);
        throwsInMain(a, 99);
        System.out.println(returnsQuietly(a, 99));
        MPI.Finalize();
    }
}

// plan: 8 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 9 on every way out: recvA.deltaWait();
// plan: 18 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 19 on every way out: recvA.deltaWait();
// plan: 28 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 33 behind: recvA.deltaWait();
// plan: 38 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 39 on every way out: recvA.deltaWait();
// plan: 53 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 54 on every way out: recvA.deltaWait();
// plan: 66 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 67 on every way out: recvA.deltaWait();
// plan: 76 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 98 behind: recvA.deltaWait();
// plan: 102 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 107 behind: recvA.deltaWait();
// plan: 111 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 112 on every way out: recvA.deltaWait();
// plan: 9 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 9 replace: 0 by i0
// plan: 9 replace: n by i1
// plan: 19 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 19 replace: 0 by i0
// plan: 19 replace: n by i1
// plan: 29 first: recvA.deltaWaitData(i, i + 1);
// plan: 39 first: recvA.deltaWaitData(i, i + 1);
// plan: 54 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 54 replace: 0 by i0
// plan: 54 replace: n by i1
// plan: 67 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 67 replace: 0 by i0
// plan: 67 replace: n by i1
// plan: 77 first: recvA.deltaWaitData(i, i + 1);
// plan: 103 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 103 replace: 0 by i0
// plan: 103 replace: n by i1
// plan: 112 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 112 replace: 0 by i0
// plan: 112 replace: n by i1
