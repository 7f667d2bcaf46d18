// also: mpj
package flow;

import java.util.Arrays;
import mpi.*;

/**
 * Sends that are begun before the loop where no argument throws; where one does, the call itself throws, behind the loop and
 * what is printed there, in its own words.
 */
// ranks: 2
public class TestedArguments {
    static final int N = 120;
    static final double[] spare = new double[N];

    static class Part {
        int rank = 1;
        int[] counts;

        Part(int... counts) {
            this.counts = counts;
        }
    }

    public static void length(Comm comm, double[] a) throws MPIException {
        double[] c = a == null ? spare : a;
        for (int i = 0; i < N; i++) {
            c[i] = i;
        }
        System.out.println("filled");
        comm.send(c, a.length, MPI.DOUBLE, 1, 0); // expect: passed SL001 if a != null && comm != null
    }

    public static void fields(double[] a, Part part, int k) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = 2 * i;
        }
        MPI.COMM_WORLD.send(a, part.counts[k] / k, MPI.DOUBLE, part.rank, 0); // expect: passed SL001 if part != null && part.counts != null && 0 <= k && k < part.counts.length && k != 0 && a != null && N <= a.length
    }

    public static void boxes(Comm comm, double[] a, Integer to, Boolean wanted) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = 3 * i;
        }
        if (wanted) // the send below is this if's whole body
            comm.send(a, N, // expect: passed SL001 if wanted != null && to != null && comm != null && wanted
                    MPI.DOUBLE, to, 0);
        else System.out.println("not wanted");
    }

    public static void row(double[][] grid, int k) throws MPIException {
        for (int j = 0; j < N; j++) {
            if (k >= 0 && k < grid.length) grid[k][j] = 4 * j;
        }
        MPI.COMM_WORLD.send(grid[k], N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if grid != null && 0 <= k && k < grid.length
    }

    public static void computed(double[] a, int[] sizes) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = 5 * i;
        }
        int count = sizes[1];
        MPI.COMM_WORLD.send(a, count, MPI.DOUBLE, 1, 0); // expect: passed SL001 if sizes != null && 1 < sizes.length
    }

    interface Attempt {
        void run() throws MPIException;
    }

    static void attempt(Attempt attempt) throws MPIException {
        try {
            attempt.run();
        } catch (NullPointerException | ArithmeticException | IndexOutOfBoundsException e) {
            System.out.println(e + " in " + e.getStackTrace()[0].getMethodName());
        }
    }

    static void send(Comm comm) throws MPIException {
        double[] a = new double[N];
        attempt(() -> length(comm, a));
        attempt(() -> length(comm, null));
        attempt(() -> length(null, a));
        attempt(() -> fields(a, new Part(0, N), 1));
        attempt(() -> fields(a, new Part(0, N), 0));
        attempt(() -> fields(a, new Part(0, N), 2));
        attempt(() -> fields(a, new Part((int[]) null), 1));
        attempt(() -> fields(a, null, 1));
        attempt(() -> boxes(comm, a, 1, true));
        attempt(() -> boxes(comm, a, null, true));
        attempt(() -> boxes(comm, a, null, false));
        attempt(() -> boxes(comm, a, 1, null));
        attempt(() -> boxes(null, a, 1, true));
        attempt(() -> row(new double[][] {a}, 0));
        attempt(() -> row(new double[][] {a}, 1));
        attempt(() -> computed(a, new int[] {0, N}));
        attempt(() -> computed(a, new int[] {0}));
        attempt(() -> computed(a, null));
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(MPI.COMM_WORLD);
        } else {
            double[] a = new double[N];
            for (int k = 0; k < 5; k++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
                System.out.println(k + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
