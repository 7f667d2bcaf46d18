import mpi.*;

/** What shows, on the way to a loop, that a reference is not null: then a field or a length is read early. */
public class Given {
    static Given held = new Given();
    static Given shared;
    int peer = 1;
    int[] peers = new int[4];

    void drop() {
        held = null;
    }

    public static void fieldRead(double[] a, Given g, int n) throws MPIException {
        int k = g.peer;
        for (int i = 0; i < n; i++) {
            a[i] = k;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, g.peer, 0); // expect: passed SL001
    }

    public static void elementRead(double[] a, int[] table, int n) throws MPIException {
        int k = table[0];
        for (int i = 0; i < n; i++) {
            a[i] = k;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, table.length, 0); // expect: passed SL001
    }

    public static void elementOfAnother(double[] a, int[] table, int[] other, int n) throws MPIException {
        int k = table[0];
        for (int i = 0; i < n; i++) {
            a[i] = k;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, other.length, 0); // expect: passed SL001 words: if other != null
    }

    public static void storedOnly(double[] a, Given g, Given[] all, int n) throws MPIException {
        all[0] = g;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, g.peer, 0); // expect: passed SL001 words: if g != null
    }

    public static void passedOnly(double[] a, Given g, int n) throws MPIException {
        boolean same = held.equals(g);
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, g.peer, 0); // expect: passed SL001 words: if g != null
    }

    // The call that shows that the field is not null gives it another value.
    public static void droppedByItsOwnCall(double[] a, int n) throws MPIException {
        held.drop();
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, held.peer, 0); // expect: passed SL001 words: if held != null
    }

    public static void nullItself(double[] a, int n) throws MPIException {
        Given g = null;
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, g.peer, 0); // expect: passed SL001 words: if g != null
    }

    public static void fieldThatNobodySets(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, shared.peer, 0); // expect: passed SL001 words: if shared != null
    }

    public static void dividedByALetter(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n / 'a', 0); // expect: passed SL001
    }

    public static void dividedByAConstant(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n / 3, 0); // expect: passed SL001
    }

    public static void negated(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, -n, (byte) n); // expect: passed SL001
    }

    public int own(double[] a, int n) throws MPIException {
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, this.peer, 0); // expect: passed SL001
        return n;
    }

    public class Inner {
        public void outer(double[] a, int n) throws MPIException {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, Given.this.peer, 0); // expect: passed SL001
        }
    }
}
