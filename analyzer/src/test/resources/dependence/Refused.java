import java.util.function.IntConsumer;
import mpi.*;

/** Sends that are refused, and some that just pass. */
class Refused {
    static int limit = 10;
    static volatile double[] racy = new double[100];

    static void grow() {
        limit++;
    }

    static int boundChangesInCall(double[] a, Comm comm) throws MPIException {
        for (int i = 0; i < limit; i++) {
            grow();
            a[i] = i;
        }
        comm.send(a, a.length, MPI.DOUBLE, 1, 0); // expect: missed SL103
        return limit;
    }

    static void rowUnderAnotherName(double[][] g, int n, Comm comm) throws MPIException {
        double[] row = g[2];
        for (int i = 0; i < n; i++) {
            row[i] = i;
            g[i][0] = 1;
        }
        comm.send(row, n, MPI.DOUBLE, 1, 0); // expect: missed SL111
    }

    static void swapped(double[] cur, double[] next, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            cur[i] = i;
        }
        double[] t = cur;
        cur = next;
        next = t;
        comm.send(cur, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
    }

    static void conditionChanges(double[] a, int n, Comm comm) throws MPIException {
        boolean any = false;
        for (int i = 0; i < n; i++) {
            a[i] = i;
            any |= i > 7;
        }
        if (any) {
            comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL118
        }
    }

    static void argumentWithEffect(double[] a, int n, int tag, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        comm.send(a, n, MPI.DOUBLE, 1, tag++); // expect: missed SL106
    }

    static void argumentMayFail(double[] a, int[] counts, int rank, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (rank < counts.length) {
            comm.send(a, counts[rank], MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if 0 <= rank && rank < counts.length
        }
    }

    static void bufferChosenInLoop(double[] a, double[] b, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            a = b;
        }
        comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void elementsOfAList(double[] a, int[] list, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            for (int v : list) {
                a[v] = i;
            }
        }
        comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void halvedCounter(double[] a, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i / 2] += i;
        }
        comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
    }

    static void timeLoop(double[] a, int n, int steps, Comm comm) throws MPIException {
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                a[i] = a[n - 1 - i] + t;
            }
        }
        comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void writesAhead(double[] a, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
            a[n - 1 - i] = -i;
        }
        comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL105
    }

    static void volatileField(int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            racy[i] = i;
        }
        comm.send(racy, n, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    static void captured(int n, Comm comm) throws MPIException {
        double[] a = new double[n];
        IntConsumer later = i -> a[i] = -1;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        later.accept(0);
    }

    static void labelled(double[] a, int n, Comm comm) throws MPIException {
        outer:
        for (int t = 0; t < n; t++) {
            for (int i = 0; i < n; i++) {
                if (i == t) {
                    continue outer;
                }
                a[i] = i;
            }
            comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL109
        }
    }

    static void counterSeenLater(double[] a, int n, Comm comm) throws MPIException {
        int i;
        for (i = 0; i < n; i++) {
            a[i] = i;
        }
        comm.send(a, n, MPI.DOUBLE, i, 0); // expect: missed SL103
    }

    static void argumentUnboxes(double[] a, int[] w, Integer peer, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = w[i];
        }
        comm.send(a, n, MPI.DOUBLE, peer, 0); // expect: passed SL001 words: not peer != null
    }

    static void conditionUnboxes(double[] a, int[] w, Boolean wanted, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = w[i];
        }
        if (wanted) {
            comm.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: if wanted
        }
    }

    static void labelledStatementAsBody(double[] a, int n, Comm comm) throws MPIException {
        for (int i = 0; i < n; i++)
            inner:
            for (int j = 0; j < 10; j++) {
                for (int k = 0; k < 3; k++) {
                    if (k == j) {
                        continue inner;
                    }
                    a[i * 10 + j] += k;
                }
            }
        comm.send(a, n * 10, MPI.DOUBLE, 1, 0); // expect: missed SL103
    }

    /** Has the fields of {@code off} and {@code a} twice: its own, and those of the object around it. */
    static class Twofold {
        int off;
        double[] a = new double[100];

        class Inner extends Twofold {
            void sameFieldOfTwoObjects(double[] b, int n, Comm comm) throws MPIException {
                for (int i = 1; i < n; i++) {
                    b[i + off] = i;
                    b[i + Twofold.this.off] += 1;
                }
                comm.send(b, n, MPI.DOUBLE, 1, 0); // expect: missed SL104
            }

            void bufferOfTwoObjects(int n, Comm comm) throws MPIException {
                for (int i = 0; i < n; i++) {
                    a[i] = i;
                }
                comm.send(Twofold.this.a, n, MPI.DOUBLE, 1, 0); // expect: missed SL116
            }
        }
    }

    static class First {
        static {
            try {
                Second.early(new int[10], MPI.COMM_WORLD);
            } catch (MPIException | RuntimeException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static class Second extends First {
        static final int[] PEERS = new int[10];

        static void early(int[] w, Comm comm) throws MPIException {
            double[] a = new double[100];
            for (int i = 0; i < 100; i++) {
                a[i] = w[i];
            }
            comm.send(a, 100, MPI.DOUBLE, PEERS[3], 0); // expect: passed SL001 words: if PEERS != null && 3 < PEERS.length && comm != null && w != null && 100 <= w.length && 100 <= a.length
        }
    }
}
