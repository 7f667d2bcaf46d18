package hazard.index;

import mpi.*;

/** How far the elements lie that an iteration uses says a constant of a class that cannot always be initialised. */
// ranks: 2
public class LengthInTheRange {
    static final int N = 64;

    static boolean ready;

    static class Layout {
        static int offset = offset();

        static int offset() {
            if (!ready) {
                throw new IllegalStateException("no layout");
            }
            return 2;
        }
    }

    static void fill(double[] a) throws MPIException {
        for (int i = 0; i < 60; i++) {
            if (ready) {
                a[i + Layout.offset] = i;
            }
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 7); // expect: missed SL104
    }

    static double sum(double[] a) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 7); // expect: analysis SL013
        for (int i = 0; i < 60; i++) {
            if (ready) {
                sum = sum * 0.5 + a[i + Layout.offset];
            }
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            fill(a);
            ready = true;
            fill(a);
        } else {
            System.out.println(sum(a) + " " + a[N - 1]);
            ready = true;
            System.out.println(sum(a) + " " + a[N - 1]);
        }
        MPI.Finalize();
    }
}
