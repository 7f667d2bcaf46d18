import mpi.*;

/** Elements of arrays as arguments: they are read earlier than they were where nothing can have given them another value. */
class Elements {
    static final int[] PEERS = new int[4];

    int[] held = new int[4];

    static void zero(int[] x) {
        x[0] = 0;
    }

    static int first(int[] x) {
        return x[0];
    }

    static void touchPeers(int i) {
        PEERS[0] = i;
    }

    void zeroHeld() {
        held[0] = 0;
    }

    int firstHeld() {
        return held[0];
    }

    static void nothingWrites(double[] a, int n) throws MPIException {
        int[] peers = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = peers[1];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[1], 0); // expect: passed SL001 words: not , if
    }

    static void anotherArray(double[] a, int n) throws MPIException {
        int[] peers = new int[4];
        int[] seen = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            seen[1] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[1], 0); // expect: passed SL001 words: not , if
    }

    static void sameArray(double[] a, int n) throws MPIException {
        int[] peers = new int[4];
        int[] seen = peers;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            seen[1] = i % 2;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[1], 0); // expect: missed SL106
    }

    static void anotherType(double[] a, float[] seen, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            seen[1] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, PEERS[1], 0); // expect: passed SL001 words: not , if
    }

    static void perhapsTheSame(double[] a, int[] seen, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            seen[1] = i % 2;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, PEERS[1], 0); // expect: missed SL106
    }

    static void callWrites(double[] a, int n) throws MPIException {
        int[] peers = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            zero(peers);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[0], 0); // expect: missed SL106
    }

    static void callReads(double[] a, int n) throws MPIException {
        int[] peers = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = first(peers);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[0], 0); // expect: passed SL001
    }

    static void callWritesAnother(double[] a, int n) throws MPIException {
        int[] peers = new int[4];
        int[] seen = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            zero(seen);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[0], 0); // expect: passed SL001 words: not , if
    }

    static void ownerWrites(int n) throws MPIException {
        double[] a = new double[n];
        int[] peers = new int[4];
        Elements owner = new Elements();
        owner.held = peers;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            owner.zeroHeld();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[0], 0); // expect: missed SL106
    }

    static void ownerReads(int n) throws MPIException {
        double[] a = new double[n];
        int[] peers = new int[4];
        Elements owner = new Elements();
        owner.held = peers;
        for (int i = 0; i < n; i++) {
            a[i] = owner.firstHeld();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[0], 0); // expect: passed SL001
    }

    static void ownerOfAnotherWrites(int n) throws MPIException {
        double[] a = new double[n];
        int[] peers = new int[4];
        Elements owner = new Elements();
        for (int i = 0; i < n; i++) {
            a[i] = i;
            owner.zeroHeld();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[0], 0); // expect: passed SL001
    }

    static void writtenThroughAField(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            touchPeers(i % 2);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, PEERS[0], 0); // expect: missed SL106
    }

    static void privateBesideAField(double[] a, int n) throws MPIException {
        int[] peers = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            touchPeers(i % 2);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[0], 0); // expect: passed SL001
    }

    static int count;

    static void count() {
        count++;
    }

    static void fieldIsNoElement(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            count();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, PEERS[0], 0); // expect: passed SL001
    }

    static void mayLieOutside(double[] a, int n, int k) throws MPIException {
        int[] peers = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[k], 0); // expect: passed SL001 words: if 0 <= k && k < peers.length
    }

    static void mayBeNull(double[] a, boolean c, int n) throws MPIException {
        int[] peers = c ? new int[4] : null;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, peers[0], 0); // expect: passed SL001 words: if peers != null && 0 < peers.length
    }
}
