package refused;

import java.util.Arrays;
import mpi.*;

/** SL106: what would fail, or be seen, if it were evaluated before the loop, and no test could tell. */
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

    public static void methodOfNothing(double[] a, Where where) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (where != null) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, where.get(), 0); // expect: missed SL106
        }
    }

    public static void notANumber(double[] a, String text) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        if (text != null) {
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, Integer.parseInt(text), 1); // expect: missed SL106
        }
    }

    public static void changedByTheLoop(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
            table[0] = i / (N - 1);
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, lookUp(), 2); // expect: missed SL106
    }

    public static void initialised(double[] a) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        System.out.println("filled");
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, Loud.rank, 3); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            methodOfNothing(a, null);
            methodOfNothing(a, new Where());
            notANumber(a, null);
            notANumber(a, "1");
            changedByTheLoop(a);
            initialised(a);
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            for (int tag = 0; tag < 4; tag++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(tag + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
