// also: mpj
package shape;

import mpi.*;

/** Places in an array that a small method computes. */
public class IndexHelpers {
    static final int COLUMNS = 20;
    static int pitch = 20;
    static int calls;

    private final int ownPitch;

    IndexHelpers(int ownPitch) {
        this.ownPitch = ownPitch;
    }

    static int at(int row, int column, int n) {
        return row * n + column;
    }

    static int at(int plane, int row, int column, int n) {
        return plane * n * n + at(row, column, n);
    }

    static int steady(int row, int column) {
        return row * COLUMNS + column;
    }

    static int pitched(int row, int column) {
        return row * pitch + column;
    }

    static int counted(int row, int column) {
        calls++;
        return row * COLUMNS + column;
    }

    private int mine(int row, int column) {
        return row * ownPitch + column;
    }

    int open(int row, int column) {
        return row * ownPitch + column;
    }

    static void plain(double[] a, int n) throws MPIException {
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                a[at(y, x, n)] = Math.sqrt(y * 3 + x);
            }
        }
        MPI.COMM_WORLD.send(a, n * n, MPI.DOUBLE, 1, 1); // expect: passed SL001
    }

    static void stacked(double[] a, int plane, int n) throws MPIException {
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                a[at(plane, y, x, n)] = y - x * 0.5;
            }
        }
        MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 2); // expect: passed SL001 if 0 <= (long) plane * n && 0 <= (long) plane * n * n && (long) plane * n <= a.length && (long) plane * n * n <= a.length && (long) n * n <= a.length && (long) (((long) plane + 1) * n) * n <= a.length
    }

    static void byConstant(double[] a, int rows) throws MPIException {
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < COLUMNS; x++) {
                a[steady(y, x)] = y + x * 0.25;
            }
        }
        MPI.COMM_WORLD.send(a, rows * COLUMNS, MPI.DOUBLE, 1, 3); // expect: passed SL001
    }

    static void byField(double[] a, int rows) throws MPIException {
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < pitch; x++) {
                a[pitched(y, x)] = y * x;
            }
        }
        MPI.COMM_WORLD.send(a, rows * pitch, MPI.DOUBLE, 1, 4); // expect: passed SL001
    }

    void byOwnField(double[] a, int rows) throws MPIException {
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < ownPitch; x++) {
                a[mine(y, x)] = y * 2 - x;
            }
        }
        MPI.COMM_WORLD.send(a, rows * ownPitch, MPI.DOUBLE, 1, 5); // expect: passed SL001
    }

    /** The field changes on the way. */
    static void moving(double[] a, int rows) throws MPIException {
        for (int y = 0; y < rows; y++) {
            a[pitched(y, 0)] = y;
            pitch = 20 + y % 2;
        }
        pitch = 20;
        MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 6); // expect: missed SL104
    }

    /** It does more than compute. */
    static void busy(double[] a, int rows) throws MPIException {
        for (int y = 0; y < rows; y++) {
            a[counted(y, 3)] = y;
        }
        MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 7); // expect: missed SL104
    }

    /** A class below may compute something else. */
    static void overridable(double[] a, IndexHelpers helper, int rows) throws MPIException {
        for (int y = 0; y < rows; y++) {
            a[helper.open(y, 3)] = y;
        }
        MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 8); // expect: missed SL104
    }

    static double taken(double[] a, int n, int tag) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, a.length, MPI.DOUBLE, 0, tag); // expect: passed SL002
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                sum = sum * 0.75 + a[at(y, x, n)];
            }
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = args.length + 20;
        double[] a = new double[3 * n * n];
        if (rank == 0) {
            plain(a, n);
            stacked(a, 2, n);
            byConstant(a, n);
            byField(a, n);
            new IndexHelpers(COLUMNS).byOwnField(a, n);
            moving(a, n);
            busy(a, n);
            overridable(a, new IndexHelpers(COLUMNS) {
                @Override
                int open(int row, int column) {
                    return column * 20 + row;
                }
            }, n);
            System.out.println(calls);
        } else if (rank == 1) {
            for (int tag = 1; tag <= 8; tag++) {
                System.out.println(taken(a, n, tag));
            }
        }
        MPI.Finalize();
    }
}
