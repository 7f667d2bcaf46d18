import mpi.*;

/** Arguments and conditions that do not have the same value, or fail, where the loop starts. */
public class Timing {
    static int dest = 1;
    static int[] table = new int[4];
    static Runnable hook;

    static class P {
        int dest = 1;
        double[] data = new double[100];

        int get() {
            return dest;
        }
    }

    static class Loud {
        static int n = announce();

        static int announce() {
            System.out.println("loaded");
            return 1;
        }
    }

    static P find(int k) {
        return k > 0 ? new P() : null;
    }

    static int lookUp() {
        return table[0];
    }

    static void shift(int[] order) {
        order[0]++;
    }

    static int change(double[] a) {
        a[0] = -1;
        return 1;
    }

    static void fieldWhileAnybodyRuns(Runnable hook, int n) throws MPIException {
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        hook.run();
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 0); // expect: missed SL106
    }

    public static void fieldCountsInLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            dest++;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 0); // expect: missed SL106
    }

    public static void elementChangedByACall(double[] a, int n) throws MPIException {
        int[] order = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            shift(order);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, order[0], 0); // expect: missed SL106
    }

    public static void elementChangedInLoop(double[] a, int[] other, int n) throws MPIException {
        int[] order = new int[4];
        for (int i = 0; i < n; i++) {
            a[i] = i;
            order[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, order[0], 0); // expect: missed SL106
    }

    static void rowPutByAnObjectArray(double[] x, int n) throws MPIException {
        double[][] g = new double[3][n];
        Object[] o = g;
        for (int i = 0; i < n; i++) {
            g[1][i] = i;
            o[1] = x;
        }
        MPI.COMM_WORLD.send(g[1], n, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void dividesByZero(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (k != 0) {
            MPI.COMM_WORLD.send(a, n / k, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if k != 0
        }
    }

    public static void remainderByZero(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (k != 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n % k, 0); // expect: passed SL001 words: if k != 0
        }
    }

    public static void callThatReadsTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            table[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, lookUp(), 0); // expect: missed SL106
    }

    public static void callThatThrows(double[] a, String s, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (s != null) {
            MPI.COMM_WORLD.send(a, Integer.parseInt(s), MPI.DOUBLE, 1, 0); // expect: missed SL106
        }
    }

    public static void fieldOfOwnObject(double[] a, int n) throws MPIException {
        P p = new P();
        for (int i = 0; i < n; i++) {
            a[i] = i;
            p.dest = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: missed SL106
    }

    public static void lengthOfAnotherArray(double[] a, double[] b, int n) throws MPIException {
        b = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        b = new double[7];
        MPI.COMM_WORLD.send(a, b.length, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void lengthOfNothing(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (b != null) {
            MPI.COMM_WORLD.send(a, b.length, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if b != null
        }
    }

    public static void objectThatMayGo(double[] a, int n, boolean x) throws MPIException {
        P p = new P();
        if (x) {
            p = null;
        }
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p != null) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void objectThatMayBeNull(double[] a, int n) throws MPIException {
        P p = find(n);
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p != null) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.dest, 0); // expect: passed SL001 words: if p != null
        }
    }

    public static void methodOfWhatMayBeNull(double[] a, P p, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (p != null) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, p.get(), 0); // expect: missed SL106
        }
    }

    public static void unboxed(double[] a, Integer to, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (to != null) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, to, 0); // expect: passed SL001 words: if to != null
        }
    }

    public static void unboxedCondition(double[] a, Boolean any, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (n > 50) {
            if (any) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if any != null
            }
        }
    }

    public static void unboxedAndCompared(double[] a, Integer k, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (n > 50) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, k > 7 ? 1 : 2, 0); // expect: passed SL001 words: if k != null && n > 50
        }
    }

    public static void communicatorMayBeNull(double[] a, Comm comm, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (comm != null) {
            comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if comm != null
        }
    }

    public static void communicatorChanges(double[] a, Comm[] comms, int n) throws MPIException {
        Comm comm = comms[0];
        comm.getRank();
        for (int i = 0; i < n; i++) {
            a[i] = i;
            comm = comms[1];
        }
        comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void classThatPrints(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, Loud.n, 0); // expect: missed SL106
    }

    public static void classThatPrintsInLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i + Loud.n;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void drawn(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, (int) Math.random(), 0); // expect: missed SL106
    }

    public static void drawnFromAState(double[] a, int n) throws MPIException {
        java.util.Random random = new java.util.Random(7);
        for (int i = 0; i < n; i++) {
            a[i] = random.nextInt();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, random.nextInt(2), 0); // expect: missed SL106
    }

    public static void conditionWrites(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (change(a) > 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
        }
    }

    public static void conditionReadsTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (a[0] > 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL118
        }
    }

    public static void assignedInAnArgument(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, k = n, MPI.DOUBLE, 1, 0); // expect: missed SL106
    }

    public static void elementIncreased(double[] a, int[] tags, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tags[0]++); // expect: missed SL106
    }

    public static void elementOfAGivenArray(double[] a, int[] tags, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tags[0]); // expect: passed SL001 words: if tags != null && 0 < tags.length
    }

    public static void elementBehindTheEnd(double[] a, int n, int k) throws MPIException {
        int[] tags = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (k < n) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tags[k]); // expect: passed SL001 words: if 0 <= k && k < tags.length
        }
    }

    static volatile int shared = 1;

    public static void volatileArgument(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, shared, 0); // expect: missed SL106
    }

    public static void castThatFails(double[] a, Object o, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (o instanceof P) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, ((P) o).dest, 0); // expect: missed SL118
        }
    }

    public static void madeInAnArgument(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, new int[n].length, 0); // expect: missed SL106
    }

    public static void declaredBehindAndChanged(double[] a, int n) throws MPIException {
        int k = n;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            k--;
        }
        int to = k + 1;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, to, 0); // expect: missed SL106
    }
}
