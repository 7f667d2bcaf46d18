package refused;

import java.util.Arrays;
import mpi.*;

/** SL106 and SL118: what would fail, or be seen, if it were evaluated before the loop. */
// ranks: 2
public class EarlyFailure {
    static final int N = 110;
    static int[] table = {1, 1};

    static class Where {
        int rank = 1;

        int get() {
            return rank;
        }
    }

    static class Loud {
        static int rank = announce();

        static int announce() {
            System.out.println("loaded");
            return 1;
        }
    }

    static int lookUp() {
        return table[0];
    }

    public static void unboxed(double[] a, Integer to) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (to != null) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, to, 0); // expect: missed SL106
        }
    }

    public static void unboxedCondition(double[] a, boolean asked, Boolean answer) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (asked) {
            if (answer) {
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: missed SL118
            }
        }
    }

    public static void divided(double[] a, int k) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (k != 0) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, k / k, 2); // expect: missed SL106
        }
    }

    public static void fieldOfNothing(double[] a, Where where) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (where != null) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, where.rank, 3); // expect: missed SL106
        }
    }

    public static void methodOfNothing(double[] a, Where where) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (where != null) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, where.get(), 4); // expect: missed SL106
        }
    }

    public static void lengthOfNothing(double[] a, int[] other) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (other != null) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, other.length, 5); // expect: missed SL106
        }
    }

    public static void notANumber(double[] a, String text) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (text != null) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, Integer.parseInt(text), 6); // expect: missed SL106
        }
    }

    public static void nobody(double[] a, Comm comm) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (comm != null) {
            comm.send(a, N, MPI.DOUBLE, 1, 7); // expect: missed SL106
        }
    }

    public static void changedByTheLoop(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
            table[0] = i / (N - 1);
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, lookUp(), 8); // expect: missed SL106
    }

    public static void initialised(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        System.out.println("filled");
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, Loud.rank, 9); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            unboxed(a, null);
            unboxed(a, 1);
            unboxedCondition(a, false, null);
            unboxedCondition(a, true, true);
            divided(a, 0);
            divided(a, 3);
            fieldOfNothing(a, null);
            fieldOfNothing(a, new Where());
            methodOfNothing(a, null);
            methodOfNothing(a, new Where());
            lengthOfNothing(a, null);
            lengthOfNothing(a, new int[1]);
            notANumber(a, null);
            notANumber(a, "1");
            nobody(a, null);
            nobody(a, MPI.COMM_WORLD);
            changedByTheLoop(a);
            initialised(a);
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            for (int tag = 0; tag < 10; tag++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(tag + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
