import mpi.*;

/** Arguments and conditions that do not have the same value where the loop starts. */
public class Timing {
    static int dest = 1;
    static int[] table = new int[4];
    static Runnable hook;

    static class Loud {
        static int n = announce();

        static int announce() {
            System.out.println("loaded");
            return 1;
        }
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

    public static void callThatReadsTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            table[0] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, lookUp(), 0); // expect: missed SL106
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

    static volatile int shared = 1;

    public static void volatileArgument(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, shared, 0); // expect: missed SL106
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
