// also: mpj
package shape;

import mpi.*;

/** Rows that begin with one that a rank says, or arguments do: nothing tells that it is not negative. */
public class RankedRows {
    static double[] made(int n) {
        double[] made = new double[n];
        for (int i = 0; i < n; i++) {
            made[i] = i * 0.5;
        }
        return made;
    }

    /** Rows dealt out in blocks. */
    static void block(double[] a, int lo, int hi, int w) throws MPIException {
        for (int y = lo; y < hi; y++) {
            for (int x = 0; x < w; x++) {
                a[y * w + x] = Math.sqrt(x + y);
            }
        }
        MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 1); // expect: passed SL001 if a != null && 0 <= (long) lo * w && (long) hi * w <= a.length
    }

    /** Two products make the place. */
    static void placed(double[] a, int lo, int rows, int w) throws MPIException {
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < w; x++) {
                a[lo * w + y * w + x] = x - y;
            }
        }
        MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 2); // expect: passed SL001 if a != null && 0 <= (long) lo * w && (long) lo * w <= a.length && (long) rows * w <= a.length && ((long) lo + rows) * w <= a.length
    }

    static double taken(double[] a, int lo, int hi, int w, int tag) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, a.length, MPI.DOUBLE, 0, tag); // expect: passed SL002 if a != null && 0 <= (long) lo * w && (long) hi * w <= a.length
        for (int y = lo; y < hi; y++) {
            for (int x = 0; x < w; x++) {
                sum = sum * 0.75 + a[y * w + x];
            }
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int w = args.length + 30;
        double[] a = made(20 * w);
        if (rank == 0) {
            int my = 20 / MPI.COMM_WORLD.getSize();
            block(a, rank * my, (rank + 1) * my, w);
            placed(a, 3, 7, w);
            block(a, 12, 20, w);
            try {
                block(a, -1, 4, w);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
            try {
                placed(a, -2, 4, w);
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        } else if (rank == 1) {
            System.out.println(taken(a, 0, 20, w, 1));
            System.out.println(taken(a, 2, 9, w, 2));
            System.out.println(taken(a, 12, 20, w, 1));
        }
        MPI.Finalize();
    }
}
