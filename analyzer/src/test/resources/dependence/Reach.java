import mpi.*;

/** What the search for a loop finds in its place, and how it says so. */
public class Reach {

    static void nothingWrites(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101 words: no loop in reach of the call writes 'a'
    }

    static void nothingReads(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL102 words: no loop in reach of the call reads 'a'
    }

    static void writtenOutsideOfALoop(double[] a, int n) throws MPIException {
        a[0] = n;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101 words: writes 'a', which is no loop
    }

    static double readOutsideOfALoop(double[] a, int n) throws MPIException {
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL102 words: reads 'a', which is no loop
        return a[0];
    }

    static void loopOverAnother(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            b[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
    }

    static void writtenBehindTheLoop(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        a[0] = 5;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void tryAround(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        try {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
        } catch (RuntimeException e) {
            n++;
        }
    }

    static void tryAroundAndWritten(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        try {
            a[0] = 5;
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } catch (RuntimeException e) {
            n++;
        }
    }

    static void inABlock(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        {
            {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        }
    }

    static void labelled(double[] a, int n) throws MPIException {
        rows:
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void withoutBraces(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++)
            a[i] = i;
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void whileLoop(double[] a, int n) throws MPIException {
        int i = 0;
        while (i < n) {
            a[i++] = 1;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    static void onlyTheLoopIsConditional(double[] a, int n, boolean c) throws MPIException {
        if (c) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL118 words: that writes 'a' and the call are not executed equally often
    }

    static void assignmentIsConditional(double[] a, int n, boolean c) throws MPIException {
        if (c) {
            a[0] = 1;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
    }

    static void loopAroundTheCall(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        for (int t = 0; t < 5; t++) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL004
        }
    }

    static void loopAroundTheCallOnly(double[] a, double[] b, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            b[i] = i;
        }
        a[0] = 5;
        for (int t = 0; t < 5; t++) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL004
        }
    }

    static double conditionalReceive(double[] a, int n, boolean c) throws MPIException {
        double sum = 0;
        if (c) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static double receiveUnderAConditionThatWrites(double[] a, int n, int[] c) throws MPIException {
        double sum = 0;
        if (c[0]++ > 3) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL002
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }

    static void twoConditions(double[] a, int n, boolean c, boolean d) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (c) {
            if (d) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        }
    }

    static void gapInOrder(double[] a, int n, Runnable first, Runnable second) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        first.run();
        second.run();
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108 words: 'first.run()'
    }

    static double gapOfAReceive(double[] a, int n, Runnable first, Runnable second) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108 words: 'first.run()'
        first.run();
        second.run();
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }
}
