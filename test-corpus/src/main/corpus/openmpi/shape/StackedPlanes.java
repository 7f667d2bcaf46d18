// also: mpj
package shape;

import mpi.*;

/** Planes of n times n elements one above the other in one array: where a plane begins is a product of three. */
public class StackedPlanes {
    static final int SIDE = 12;

    static double[] stack(int planes, int n) {
        double[] stack = new double[planes * n * n];
        for (int i = 0; i < stack.length; i++) {
            stack[i] = i * 0.25;
        }
        return stack;
    }

    /** As halo programs write it. */
    static void plane(double[] z, int p, int n) throws MPIException {
        for (int x = 0; x < n; x++) {
            for (int y = 0; y < n; y++) {
                z[p * n * n + x * n + y] = Math.sqrt(x * 3 + y);
            }
        }
        MPI.COMM_WORLD.send(z, z.length, MPI.DOUBLE, 1, 1); // expect: passed SL001 if z != null && 0 <= (long) p * n && 0 <= (long) p * n * n && (long) p * n <= z.length && (long) p * n * n <= z.length && (long) n * n <= z.length && (long) (((long) p + 1) * n) * n <= z.length
    }

    /** Rows that a rank has, with the rank's number among the factors. */
    static void dealt(double[] z, int part, int my, int w) throws MPIException {
        for (int y = 0; y < my; y++) {
            for (int x = 0; x < w; x++) {
                z[(part * my + y) * w + x] = x - y * 0.5;
            }
        }
        MPI.COMM_WORLD.send(z, z.length, MPI.DOUBLE, 1, 2); // expect: passed SL001 if z != null && 0 <= (long) part * my && 0 <= (long) part * my * w && (long) part * my <= z.length && (long) part * my * w <= z.length && (long) my * w <= z.length && (long) (((long) part + 1) * w) * my <= z.length
    }

    /** A side that never changes counts as a factor all the same. */
    static void constant(double[] z, int p) throws MPIException {
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                z[p * SIDE * SIDE + x * SIDE + y] = p + x * y;
            }
        }
        MPI.COMM_WORLD.send(z, z.length, MPI.DOUBLE, 1, 3); // expect: passed SL001 if z != null && 0 <= (long) p * SIDE && 0 <= (long) p * SIDE * SIDE && (long) p * SIDE <= z.length && (long) p * SIDE * SIDE <= z.length && (long) SIDE * SIDE <= z.length && (long) (((long) p + 1) * SIDE) * SIDE <= z.length
    }

    static double taken(double[] z, int p, int n, int tag) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(z, z.length, MPI.DOUBLE, 0, tag); // expect: passed SL002 if z != null && 0 <= (long) p * n && 0 <= (long) p * n * n && (long) p * n <= z.length && (long) p * n * n <= z.length && (long) n * n <= z.length && (long) (((long) p + 1) * n) * n <= z.length
        for (int x = 0; x < n; x++) {
            for (int y = 0; y < n; y++) {
                sum = sum * 0.75 + z[p * n * n + x * n + y];
            }
        }
        return sum;
    }

    /** Five factors are more than a test names. */
    static void deep(double[] z, int p, int n) throws MPIException {
        for (int x = 0; x < n; x++) {
            z[p * p * p * n * n + x] = x;
        }
        MPI.COMM_WORLD.send(z, z.length, MPI.DOUBLE, 1, 4); // expect: missed SL104
    }

    private static void fails(double[] z, int p, int n) throws MPIException {
        try {
            plane(z, p, n);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " " + z[0] + " " + z[z.length - 1]);
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = args.length + SIDE;
        double[] z = stack(3, n);
        if (rank == 0) {
            plane(z, 0, n);
            plane(z, 2, n);
            dealt(z, 2, n, n);
            dealt(z, 1, 4, 3 * n);
            constant(z, 1);
            deep(z, 0, n);
            fails(z, -1, n);
            fails(z, 3, n);
            // The product leaves the range of int, and comes back to 0.
            fails(z, 1 << 16, 1 << 16);
            plane(z, 1 << 30, 4);
        } else if (rank == 1) {
            System.out.println(taken(z, 0, n, 1));
            System.out.println(taken(z, 2, n, 1));
            System.out.println(taken(z, 2, n, 2));
            System.out.println(taken(z, 1, n, 2));
            System.out.println(taken(z, 1, n, 3));
            System.out.println(taken(z, 0, n, 4));
            System.out.println(taken(z, 1 << 30, 4, 1));
        }
        MPI.Finalize();
    }
}
