import mpi.*;

/** Where call and loop stand: locks, jumps, conditions, and other calls. */
public class Places {
    static final Object LOCK = new Object();

    public static void locked(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            synchronized (LOCK) {
                a[i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void lockedInBetween(double[] a, int n) throws MPIException {
        int k = 0;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        synchronized (LOCK) {
            k++;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    static synchronized void tick() {}

    public static void synchronizedCall(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            tick();
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void lockAroundTheCall(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        synchronized (LOCK) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
        }
    }

    public static void switchAroundTheCall(double[] a, int n, int k) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        switch (k) {
            case 1:
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
                break;
            default:
                break;
        }
    }

    public static void lambdaInBetween(int n) throws MPIException {
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        Runnable later = () -> System.out.println("later");
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
        later.run();
    }

    public static void returnsInBetween(double[] a, int n, boolean quick) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (quick) {
            return;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void throwsInBetween(double[] a, int n, boolean quick) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (quick) {
            throw new IllegalStateException("quick");
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void leavesTheRound(double[] a, int n) throws MPIException {
        for (int t = 0; t < 3; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            if (t == 1) {
                continue;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
        }
    }

    public static void throwsInTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            if (i > 50) {
                throw new IllegalStateException("late");
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
    }

    public static void breaksOut(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            if (i > 50) {
                break;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 if a != null && n <= a.length
    }

    public static void exits(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            if (i > 50) {
                System.exit(3);
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void prints(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            System.out.println(i);
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static double barrierInBetween(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
        MPI.COMM_WORLD.barrier();
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double printsInBetween(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
        System.out.println("arrived");
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static void loopInABranch(double[] a, int n, boolean c) throws MPIException {
        if (c) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL118
    }

    public static void callInALoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        for (int t = 0; t < 3; t++) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, t, 0); // expect: passed SL004
        }
    }

    public static void few(double[] a) throws MPIException {
        for (int i = 0; i < 16; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, 16, MPI.DOUBLE, 1, 0); // expect: analysis SL010
    }

    public static double harmlessGap(double[] a, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        int k = 2 * n;
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum + k;
    }
}
