import mpi.*;

/** What the code before a loop shows about the objects that an argument dereferences, and what it does not show. */
public class Shown {
    static P box;
    static P other;
    P mine;

    static class P {
        int dest = 1;
        P next;

        int get() {
            return dest;
        }

        int take(P p) {
            return dest;
        }
    }

    static P find(int k) {
        return k > 0 ? new P() : null;
    }

    static void use(P p) {}

    public static void called(double[] a, P p, boolean c, int n) throws MPIException {
        p.get();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: not p != null
        }
    }

    public static void calledOnAnother(double[] a, P p, P q, boolean c, int n) throws MPIException {
        q.get();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void calledSometimes(double[] a, P p, boolean c, boolean d, int n) throws MPIException {
        if (d) {
            p.get();
        }
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void calledLater(double[] a, P p, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
        p.get();
    }

    public static void givenToACall(double[] a, P p, P q, boolean c, int n) throws MPIException {
        use(p);
        q.take(p);
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void fieldRead(double[] a, P p, boolean c, int n) throws MPIException {
        int k = p.dest;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, k); // expect: passed SL001 words: not p != null
        }
    }

    public static void fieldWritten(double[] a, P p, boolean c, int n) throws MPIException {
        p.dest = 1;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: not p != null
        }
    }

    public static void storedInAField(double[] a, P p, P q, boolean c, int n) throws MPIException {
        q.next = p;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void storedInAnArray(double[] a, P p, P[] all, boolean c, int n) throws MPIException {
        all[0] = p;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void assignedAfterwards(double[] a, P p, boolean c, int n) throws MPIException {
        p.get();
        p = find(n);
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void assignedMeanwhile(double[] a, P p, boolean c, int n) throws MPIException {
        p.take(p = null);
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void made(double[] a, boolean c, int n) throws MPIException {
        P p = find(n);
        p = new P();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: not p != null
        }
    }

    public static void madeOrGiven(double[] a, P given, boolean c, int n) throws MPIException {
        P p = n > 5 ? new P() : given;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void anotherMade(double[] a, P p, P q, boolean c, int n) throws MPIException {
        q = new P();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, q.dest); // expect: passed SL001 words: if p != null
        }
    }

    public static void fieldMade(double[] a, boolean c, int n) throws MPIException {
        box = new P();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, box.dest, 0); // expect: passed SL001 words: not box != null
        }
    }

    public static void fieldFound(double[] a, boolean c, int n) throws MPIException {
        box = find(n);
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, box.dest, 0); // expect: passed SL001 words: if box != null
        }
    }

    public static void otherFieldMade(double[] a, boolean c, int n) throws MPIException {
        other = new P();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, box.dest, 0); // expect: passed SL001 words: if box != null
        }
    }

    public void fieldOfAnotherObject(double[] a, Shown s, boolean c, int n) throws MPIException {
        s.mine.get();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, mine.dest, 0); // expect: passed SL001 words: if mine != null
        }
    }

    public void fieldOfAnotherObjectMade(double[] a, Shown s, boolean c, int n) throws MPIException {
        s.mine = new P();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, mine.dest, 0); // expect: passed SL001 words: if mine != null
        }
    }

    public void ownFieldMade(double[] a, boolean c, int n) throws MPIException {
        mine = new P();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, mine.dest, 0); // expect: passed SL001 words: not mine != null
        }
    }

    public static void locked(double[] a, P p, boolean c, int n) throws MPIException {
        synchronized (p) {
            box = null;
        }
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: not p != null
        }
    }

    // The call reads a field of its target, which may fail: that the target is not null is not handed to the called method.
    public static void askedAgain(double[] a, P p, boolean c, int n) throws MPIException {
        p.get();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.get(), 0); // expect: missed SL106
        }
    }

    public void ofThisObject(double[] a, boolean c, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, this.own, 0); // expect: passed SL001
        }
    }

    int own = 1;

    class Inner {
        public void ofTheObjectAround(double[] a, boolean c, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (c) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, own, 0); // expect: passed SL001
            }
        }
    }
}
