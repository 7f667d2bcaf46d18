import mpi.*;

/** Loops that consume a message and may throw: when a test before the loop is preferred, and who would see it. */
public class TestedWaysOut {
    static int total;

    public static long alwaysRead(int[] a, long[] w, int n) throws MPIException {
        long sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: if a != null && w != null && n <= a.length && n <= w.length
        for (int i = 0; i < n; i++) {
            sum += a[i] * w[i];
        }
        return sum;
    }

    public static long sometimesRead(int[] a, long[] w, int n) throws MPIException {
        long sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: works on it; it is complete on every way out
        for (int i = 0; i < n; i++) {
            if (a[i] > 0) {
                sum += w[i];
            }
        }
        return sum;
    }

    public static long lengthAsked(int[] a, long[] w, int n) throws MPIException {
        long sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: works on it; it is complete on every way out
        for (int i = 0; i < n; i++) {
            sum += a[i] > 0 ? w.length : 1;
        }
        return sum;
    }

    public static long readUnlessItBreaks(int[] a, long[] w, int n) throws MPIException {
        long sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: works on it; it is complete on every way out
        for (int i = 0; i < n; i++) {
            sum += a[i] * w[i];
            if (sum > 50) {
                break;
            }
        }
        return sum;
    }

    public static int rows(int[] a, int[] d, int n, int w) throws MPIException {
        int sum = 0;
        MPI.COMM_WORLD.recv(a, n * w, MPI.INT, 0, 0); // expect: passed SL002 words: (long) n * w <= a.length
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < w; j++) {
                sum += a[i * w + j];
            }
            sum /= d[i];
        }
        return sum;
    }

    public static int neighbours(int[] a, int[] d, int n) throws MPIException {
        int sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: works on it, if a != d; it is complete
        for (int i = 1; i < n - 1; i++) {
            sum += (a[i - 1] + a[i] + a[i + 1]) / d[i];
        }
        return sum;
    }

    public static int farAway(int[][] g, int[] d, int n, int k) throws MPIException {
        int sum = 0;
        MPI.COMM_WORLD.recv(g[k], n, MPI.INT, 0, 0); // expect: missed SL110 words: may leave the array
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 7; j++) {
                sum += g[k][i * 7 + j];
            }
            if (sum > 50) {
                return sum;
            }
        }
        return sum;
    }

    public static int throwsBefore(int[] a, int n, int parts) throws MPIException {
        int sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: missed SL110 words: 'n / parts'
        int share = n / parts;
        for (int i = 0; i < n; i++) {
            sum += a[i] * share;
        }
        return sum;
    }

    static int seenBefore(int[] a, int n) throws MPIException {
        int stage = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: missed SL110 words: 'stage' at line
            stage = 1;
            for (int i = 0; i < n; i++) {
                total += a[i];
            }
        } catch (MPIException e) {
            total = stage;
        }
        return stage;
    }

    static int notSeenBefore(int[] a, int n) throws MPIException {
        int stage = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002
            stage = 1;
            for (int i = 0; i < n; i++) {
                total += a[i];
            }
        } catch (MPIException e) {
            stage = 2;
            total = stage;
        }
        return stage;
    }

    static void statusBehindGap(int[] a, int n, int parts) throws MPIException {
        Status status = null;
        try {
            status = MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: missed SL115
            int share = n / parts;
            for (int i = 0; i < n; i++) {
                total += a[i] * share;
            }
        } catch (ArithmeticException e) {
            System.out.println(status.getSource());
        }
    }

    static void statusDeclaredInside(int[] a, int n) throws MPIException {
        try {
            Status status = MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002 words: every way out
            for (int i = 0; i < n; i++) {
                total += 7 / a[i];
            }
            System.out.println(status.getSource());
        } catch (ArithmeticException e) {
            System.out.println(a[n - 1]);
        }
    }

    static void wholeBeforeALoopThatThrows(int[] a, int[] b, int n) throws MPIException {
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: analysis SL013
            for (int i = 0; i < n; i++) {
                total += a[n - 1 - i] / b[i] + a[i];
            }
        } catch (ArithmeticException e) {
            System.out.println(a[n - 1]);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int[] a = new int[99];
        System.out.println(seenBefore(a, 99) + notSeenBefore(a, 99));
        statusBehindGap(a, 99, 2);
        statusDeclaredInside(a, 99);
        wholeBeforeALoopThatThrows(a, a, 99);
        MPI.Finalize();
    }
}

// plan: 9 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != null && w != null && n <= a.length && n <= w.length, a, n, MPI.INT, 0, 0);
// plan: 12 behind: recvA.deltaWait();
// plan: 18 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 19 on every way out: recvA.deltaWait();
// plan: 29 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 30 on every way out: recvA.deltaWait();
// plan: 38 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 39 on every way out: recvA.deltaWait();
// plan: 50 replace: MPI.COMM_WORLD.recv(a, n * w, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != null && (long) n * w <= a.length && a != d, a, n * w, MPI.INT, 0, 0);
// plan: 51 on every way out: recvA.deltaWait();
// plan: 62 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != d, a, n, MPI.INT, 0, 0);
// plan: 63 on every way out: recvA.deltaWait();
// plan: 110 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(n <= a.length, a, n, MPI.INT, 0, 0);
// plan: 114 behind: recvA.deltaWait();
// plan: 137 replace: Status status = MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 138 on every way out: recvA.deltaWait();
// plan: 140 behind: Status status = recvA.deltaWait();
// plan: 10 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 10 replace: 0 by i0
// plan: 10 replace: n by i1
// plan: 19 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 19 replace: 0 by i0
// plan: 19 replace: n by i1
// plan: 30 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 30 replace: 0 by i0
// plan: 30 replace: n by i1
// plan: 39 first: recvA.deltaWaitData(i, i + 1);
// plan: 51 first: recvA.deltaWaitData(i * w, (i + 1) * w);
// plan: 63 around: for (int i0 = 1, i1; i0 < n - 1; i0 = i1) { i1 = recvA.deltaStrip(i0, n - 1); recvA.deltaWaitData(i0 - 1, i1 + 1); ... }
// plan: 63 replace: 1 by i0
// plan: 63 replace: n - 1 by i1
// plan: 112 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 112 replace: 0 by i0
// plan: 112 replace: n by i1
// plan: 138 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 138 replace: 0 by i0
// plan: 138 replace: n by i1
