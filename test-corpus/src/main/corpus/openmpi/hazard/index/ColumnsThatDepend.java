// also: mpj
package hazard.index;

import mpi.*;

/** SL105: nests whose loops must not change places, though a message would be cut then. */
// ranks: 2
public class ColumnsThatDepend {
    static final int H = 20;
    static final int W = 6;
    static volatile int turn = 1;
    static int[] places = {0, 1, 2, 3, 4, 5};

    /** An element is made of one of the row before, in the column before. */
    static void ofEarlierRows(double[] c) throws MPIException {
        for (int x = 1; x < W; x++) {
            for (int y = 1; y < H; y++) {
                c[y * W + x] = 0.5 * c[(y - 1) * W + x] + x;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 1); // expect: missed SL105
    }

    /** A sum goes on from one iteration to the next. */
    static void summed(double[] c) throws MPIException {
        double sum = 0;
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H; y++) {
                sum = sum * 0.5 + y;
                c[y * W + x] = sum;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 2); // expect: missed SL105
    }

    /** What the last iteration has computed is printed. */
    static void seen(double[] c) throws MPIException {
        double last = 0;
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H; y++) {
                if (y > x) {
                    last = x * 0.5 + y;
                }
                c[y * W + x] = x - y;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 3); // expect: missed SL105
        System.out.println(last);
    }

    /** A column ends early. */
    static void broken(double[] c) throws MPIException {
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H; y++) {
                if (y > 3 * x + 2) {
                    break;
                }
                c[y * W + x] = x + y;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 4); // expect: missed SL105
    }

    /** A column is as long as its place says. */
    static void triangle(double[] c) throws MPIException {
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H - x; y++) {
                c[y * W + x] = x + 2 * y;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 5); // expect: missed SL105
    }

    /** Which of two iterations fails first makes a difference: no test can tell whether one does. */
    static void failing(double[] c) throws MPIException {
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H; y++) {
                c[y * W + x] = places[places[x] % 6];
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 6); // expect: missed SL105
    }

    /** Reads what other threads write when they like. */
    static void volatiles(double[] c) throws MPIException {
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H; y++) {
                c[y * W + x] = turn * x + y;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 7); // expect: missed SL114
    }

    /** The outer loop's bound fails where the inner loop has no iteration, and would not be asked for then. */
    static void bounded(double[] c, int[] columns, int h) throws MPIException {
        for (int x = 0; x < columns.length; x++) {
            for (int y = 0; y < h; y++) {
                c[y * W + x] = x + 3 * y;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 8); // expect: missed SL105
    }

    /** The rows of the second pass lie in those of the first. */
    static void overlapping(double[] c) throws MPIException {
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H - 1; y++) {
                c[y * W + x] = x + y;
                c[(y + 1) * W + x] += 0.5;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 9); // expect: missed SL105
    }

    /** What is read may be a row of the matrix that is written. */
    static void ofARow(double[] c, double[][] rows) throws MPIException {
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H; y++) {
                c[y * W + x] = rows[0][x] + 1;
            }
        }
        MPI.COMM_WORLD.send(c, H * W, MPI.DOUBLE, 1, 10); // expect: missed SL105
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] c = new double[H * W];
        if (MPI.COMM_WORLD.getRank() == 0) {
            ofEarlierRows(c);
            summed(c);
            seen(c);
            broken(c);
            triangle(c);
            failing(c);
            volatiles(c);
            bounded(c, new int[W], H);
            overlapping(c);
            ofARow(c, new double[][] {c});
            try {
                bounded(c, null, 0);
            } catch (NullPointerException e) {
                System.out.println("no columns");
            }
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            double sum = 0;
            for (int tag = 1; tag <= 10; tag++) {
                MPI.COMM_WORLD.recv(c, H * W, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < H * W; i++) {
                    sum = sum * 0.75 + c[i];
                }
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
