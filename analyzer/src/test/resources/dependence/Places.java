import mpi.*;

/** Where call and loop stand: handlers, locks, jumps, conditions, and what becomes of a status. */
public class Places {
    static final Object LOCK = new Object();
    Status kept;

    static class Closing implements AutoCloseable {
        @Override
        public void close() throws MPIException {
            MPI.COMM_WORLD.barrier();
        }
    }

    public static double handlerCommunicates(double[] a, int[] d, int n) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
            for (int i = 0; i < n; i++) {
                sum += a[i] + 1 / d[i];
            }
        } catch (ArithmeticException e) {
            MPI.COMM_WORLD.barrier();
        }
        return sum;
    }

    public static double finallyCommunicates(double[] a, int[] d, int n) throws MPIException {
        double sum = 0;
        try {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
            for (int i = 0; i < n; i++) {
                sum += a[i] + 1 / d[i];
            }
        } finally {
            MPI.COMM_WORLD.barrier();
        }
        return sum;
    }

    public static double closingCommunicates(double[] a, int[] d, int n) throws MPIException {
        double sum = 0;
        try (Closing c = new Closing()) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
            for (int i = 0; i < n; i++) {
                sum += a[i] + 1 / d[i];
            }
        }
        return sum;
    }

    public static double anybodyMayCatch(double[] a, int[] d, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            sum += a[i] + 1 / d[i];
        }
        return sum;
    }

    public static double castMayFail(double[] a, Object[] o, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            Integer k = (Integer) o[0];
            sum += a[i];
        }
        return sum;
    }

    public static double madeInTheLoop(double[] a, int n, int k) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            int[] t = new int[k];
            sum += a[i] + t.length;
        }
        return sum;
    }

    public static void storeMayFail(double[] a, Object[] o, String s, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        double sum = 0;
        for (int i = 0; i < n; i++) {
            o[0] = s;
            sum += a[i];
        }
    }

    public static double elementsMayBeMissing(double[] a, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: n <= b.length
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    public static double placeMayBeMissing(double[] a, int[] order, double[] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002 words: it is complete on every way out of the loop
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[order[i]];
        }
        return sum;
    }

    public static double boundOfUnknownArray(double[] a, double[][] b, int n) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
        for (int i = 0; i < n; i++) {
            sum += a[i] * b[i][0];
        }
        return sum;
    }

    public static void sendIsForgotten(double[] a, int[] d, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = 1 / d[i];
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: other ranks see it where the call stands
    }

    public static void tryAroundTheCall(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        try {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
        } catch (MPIException e) {
            System.out.println("not sent");
        }
    }

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
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
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

    public static void conditionalStatus(double[] a, Status old, int rank, int n) throws MPIException {
        double sum = 0;
        Status st = old;
        if (rank == 1) {
            st = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL115
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        System.out.println(sum + " " + st);
    }

    public double statusInAField(double[] a, int n) throws MPIException {
        double sum = 0;
        this.kept = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double statusInAnElement(double[] a, Status[] all, int n) throws MPIException {
        double sum = 0;
        all[0] = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static double statusReplaced(double[] a, Status other, int n) throws MPIException {
        double sum = 0;
        Status st;
        st = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL115
        st = other;
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum + (st == null ? 0 : 1);
    }

    public static double statusOfACall(double[] a, int n) throws MPIException {
        double sum = 0;
        int count = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0).getCount(MPI.DOUBLE); // expect: missed SL115
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum + count;
    }

    public static void derivedType(double[] a, Datatype rows, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, rows, 1, 0); // expect: missed SL113
    }

    static class Types {
        static final Datatype DOUBLE = MPI.INT;
    }

    public static void typeOfAnotherClass(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, Types.DOUBLE, 1, 0); // expect: missed SL113
    }

    public static void bytesAsCharacters(byte[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = 1;
        }
        MPI.COMM_WORLD.send(a, n, MPI.CHAR, 1, 0); // expect: missed SL113
    }

    public static void ready(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL112
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.rSend(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL112
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.bSend(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL112
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
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, t, 0); // expect: missed SL118
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
