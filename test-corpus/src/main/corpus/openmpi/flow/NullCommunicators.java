package flow;

import mpi.*;

/** Receives on a communicator that may be null, in several layouts: the words of what is thrown are the author's. */
// ranks: 2
public class NullCommunicators {
    static final int N = 90;
    static int[] counts = {N};

    static class Grid {
        Comm comm;

        Comm comm() {
            return comm;
        }
    }

    static double inOneLine(Comm comm, double[] a) throws MPIException {
        comm.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if a != null && N <= a.length
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i];
        }
        return sum;
    }

    static double chained(Comm comm, double[] a) throws MPIException {
        comm // expect: passed SL002 if a != null && N <= a.length
                .recv(
                        a, // the whole array
                        N,
                        MPI.DOUBLE, 0, 0);
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i];
        }
        return sum;
    }

    /** The element would fail on the line of the parenthesis, and not on that of the statement. */
    static double assigned(Comm comm, double[] a) throws MPIException {
        final Status status
                = comm.recv(a,  // expect: missed SL106
                        counts[0],
                        MPI.DOUBLE,
                        0,
                        0);
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i];
        }
        return sum + status.getTag();
    }

    /** The getter and the element would fail on the line of the parenthesis, and not on that of the statement. */
    static double got(Grid grid, double[] a) throws MPIException {
        Status status =
                grid.comm().recv(a, counts[0], MPI.DOUBLE, 0, 0); // expect: missed SL106
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i];
        }
        return sum + status.getTag();
    }

    static double assignedWithoutFailure(Comm comm, double[] a) throws MPIException {
        final Status status
                = comm.recv(a,  // expect: passed SL002 if a != null && N <= a.length
                        N,
                        MPI.DOUBLE,
                        0,
                        0);
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i];
        }
        return sum + status.getTag();
    }

    static double gotOnOneLine(Grid grid, double[] a) throws MPIException {
        Status status = grid.comm().recv(a, counts[0], MPI.DOUBLE, 0, 0); // expect: passed SL002 if a != null && N <= a.length
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum = sum * 0.5 + a[i];
        }
        return sum + status.getTag();
    }

    interface Attempt {
        double of(Comm comm, double[] a) throws MPIException;
    }

    static void attempt(Attempt attempt, Comm comm, double[] a) throws MPIException {
        try {
            System.out.println(attempt.of(comm, a));
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        Grid grid = new Grid();
        Attempt got = (comm, b) -> {
            grid.comm = comm;
            return got(grid, b);
        };
        Attempt gotOnOneLine = (comm, b) -> {
            grid.comm = comm;
            return gotOnOneLine(grid, b);
        };
        for (Attempt each : new Attempt[] {
            NullCommunicators::inOneLine,
            NullCommunicators::chained,
            NullCommunicators::assigned,
            NullCommunicators::assignedWithoutFailure,
            got,
            gotOnOneLine
        }) {
            if (MPI.COMM_WORLD.getRank() == 0) {
                for (int i = 0; i < N; i++) {
                    a[i] = 1.5 * i;
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            } else {
                attempt(each, MPI.COMM_WORLD, a);
                attempt(each, null, a);
            }
        }
        counts = new int[0];
        if (MPI.COMM_WORLD.getRank() == 1) {
            attempt(NullCommunicators::assigned, MPI.COMM_WORLD, a);
            attempt(got, MPI.COMM_WORLD, a);
            attempt(gotOnOneLine, MPI.COMM_WORLD, a);
            attempt(gotOnOneLine, null, a);
        }
        counts = null;
        if (MPI.COMM_WORLD.getRank() == 1) {
            attempt(NullCommunicators::assigned, MPI.COMM_WORLD, a);
            attempt(got, MPI.COMM_WORLD, a);
            attempt(gotOnOneLine, MPI.COMM_WORLD, a);
            attempt(gotOnOneLine, null, a);
        }
        MPI.Finalize();
    }
}
