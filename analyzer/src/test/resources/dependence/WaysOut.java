import mpi.*;

/** Loops that consume a message and may end early: where the receive is completed, and when a test is preferred. */
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
        breaks(a, 99);
        breaksByWayOfAFinally(a, 99);
        breaksABlock(a, 99);
        goesOnOutside(a, 99);
        jumpsInside(a, 99);
        throwsInMain(a, 99);
        System.out.println(returnsQuietly(a, 99));
        System.out.println(seenBefore(a, 99) + notSeenBefore(a, 99));
        statusBehindGap(a, 99, 2);
        statusDeclaredInside(a, 99);
        wholeBeforeALoopThatThrows(a, a, 99);
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
// plan: 121 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != null && w != null && n <= a.length && n <= w.length, a, n, MPI.INT, 0, 0);
// plan: 124 behind: recvA.deltaWait();
// plan: 130 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 131 on every way out: recvA.deltaWait();
// plan: 141 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 142 on every way out: recvA.deltaWait();
// plan: 150 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 151 on every way out: recvA.deltaWait();
// plan: 162 replace: MPI.COMM_WORLD.recv(a, n * w, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != null && (long) n * w <= a.length && a != d, a, n * w, MPI.INT, 0, 0);
// plan: 163 on every way out: recvA.deltaWait();
// plan: 174 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a != d, a, n, MPI.INT, 0, 0);
// plan: 175 on every way out: recvA.deltaWait();
// plan: 222 replace: MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(n <= a.length, a, n, MPI.INT, 0, 0);
// plan: 226 behind: recvA.deltaWait();
// plan: 249 replace: Status status = MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); by DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.INT, 0, 0);
// plan: 250 on every way out: recvA.deltaWait();
// plan: 252 behind: Status status = recvA.deltaWait();
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
// plan: 122 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 122 replace: 0 by i0
// plan: 122 replace: n by i1
// plan: 131 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 131 replace: 0 by i0
// plan: 131 replace: n by i1
// plan: 142 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 142 replace: 0 by i0
// plan: 142 replace: n by i1
// plan: 151 first: recvA.deltaWaitData(i, i + 1);
// plan: 163 first: recvA.deltaWaitData(i * w, (i + 1) * w);
// plan: 175 around: for (int i0 = 1, i1; i0 < n - 1; i0 = i1) { i1 = recvA.deltaStrip(i0, n - 1); recvA.deltaWaitData(i0 - 1, i1 + 1); ... }
// plan: 175 replace: 1 by i0
// plan: 175 replace: n - 1 by i1
// plan: 224 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 224 replace: 0 by i0
// plan: 224 replace: n by i1
// plan: 250 around: for (int i0 = 0, i1; i0 < n; i0 = i1) { i1 = recvA.deltaStrip(i0, n); recvA.deltaWaitData(i0, i1); ... }
// plan: 250 replace: 0 by i0
// plan: 250 replace: n by i1
