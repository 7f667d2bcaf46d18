// also: mpj
package shape;

import java.util.Arrays;
import mpi.*;

/** Rows that are dealt out in turn: the counter of the loop moves by the number of ranks. */
// ranks: 1,2,3,5
// cut: no
public class CyclicRows {
    static final int WIDTH = 12;
    static int ranks;

    static int point(int x, int y) {
        int steps = 0;
        double re = 0;
        double im = 0;
        while (steps < 50 && re * re + im * im < 4) {
            double next = re * re - im * im + x * 0.2 - 1.6;
            im = 2 * re * im + y * 0.1 - 1.1;
            re = next;
            steps++;
        }
        return steps;
    }

    /** Packed: nothing but the rank's own rows, one behind the other. */
    static void packed(int rank, int h) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        int[] rows = new int[(h - rank + size - 1) / size * WIDTH];
        int k = 0;
        for (int y = rank; y < h; y += size) {
            for (int x = 0; x < WIDTH; x++) {
                rows[k++] = point(x, y);
            }
        }
        MPI.COMM_WORLD.send(rows, rows.length, MPI.INT, 0, 1); // expect: passed SL001
    }

    static void unpacked(int[] picture, int h) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        for (int p = 1; p < size; p++) {
            int n = (h - p + size - 1) / size * WIDTH;
            int[] rows = new int[n];
            MPI.COMM_WORLD.recv(rows, n, MPI.INT, p, 1); // expect: passed SL002
            int k = 0;
            for (int y = p; y < h; y += size) {
                for (int x = 0; x < WIDTH; x++) {
                    picture[y * WIDTH + x] = rows[k++];
                }
            }
        }
    }

    /** In their places: what lies between the rank's own elements stays as it was. */
    static void scattered(int rank, int h) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        double[] sums = new double[h];
        Arrays.fill(sums, -1);
        for (int y = rank; y < h; y = y + size) {
            sums[y] = point(3, y) / 7.0;
        }
        MPI.COMM_WORLD.send(sums, h, MPI.DOUBLE, 0, 2); // expect: passed SL001
    }

    static double gathered(int h) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        double[] sums = new double[h];
        double all = 0;
        for (int p = 1; p < size; p++) {
            MPI.COMM_WORLD.recv(sums, h, MPI.DOUBLE, p, 2); // expect: passed SL002
            for (int y = p; y < h; y += size) {
                all = all / 3 + sums[y];
            }
        }
        return all;
    }

    static void fromTheEnd(int rank, int h) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        int[] values = new int[h];
        for (int y = h - 1 - rank; y >= 0; y -= size) {
            values[y] = point(y % WIDTH, rank);
        }
        MPI.COMM_WORLD.send(values, h, MPI.INT, 0, 3); // expect: passed SL001
    }

    /** The number of ranks in a field, which has been 0 before. */
    static void byField(int rank, int h) throws MPIException {
        int[] values = new int[h];
        for (int y = rank; y < h; y += ranks) {
            values[y] = 3 * y + rank;
        }
        MPI.COMM_WORLD.send(values, h, MPI.INT, 0, 4); // expect: passed SL001 if ranks > 0
    }

    /** Two rows of a turn at a time, and a row of the message for each. */
    static void everyOther(int rank, int h) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        int[] values = new int[3 * h];
        int k = -1;
        for (int y = rank; y < h; y += 2 * size) {
            values[++k] = y;
            values[++k] = point(rank, y);
        }
        MPI.COMM_WORLD.send(values, h, MPI.INT, 0, 5); // expect: passed SL001 if 2 * size > 0 && (long) 2 * size == 2 * size
    }

    private static void deal(int[] rows, int first, int h, int step) {
        int k = 0;
        for (int y = first; y < h; y += step) {
            rows[k++] = point(1, y);
        }
    }

    static void called(int rank, int h, int step) throws MPIException {
        int[] rows = new int[h];
        deal(rows, rank, h, step);
        MPI.COMM_WORLD.send(rows, h, MPI.INT, 0, 6); // expect: passed SL001 if step > 0
    }

    /** A step that is a constant, and a counter that does not move by a part of it. */
    static int everyThird(int p, int h) throws MPIException {
        int[] rows = new int[h];
        MPI.COMM_WORLD.recv(rows, h, MPI.INT, p, 6); // expect: passed SL002
        int sum = 0;
        int k = 0;
        for (int y = 0; y < h; y += 3) {
            sum = 31 * sum + rows[k++];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        ranks = MPI.COMM_WORLD.getSize();
        int h = 23;
        if (rank > 0) {
            packed(rank, h);
            scattered(rank, h);
            fromTheEnd(rank, h);
            byField(rank, h);
            everyOther(rank, h);
            called(rank, h, ranks);
        } else {
            int[] picture = new int[h * WIDTH];
            unpacked(picture, h);
            System.out.println(Arrays.hashCode(picture) + " " + gathered(h));
            int[] values = new int[h];
            for (int p = 1; p < ranks; p++) {
                for (int tag = 3; tag < 6; tag++) {
                    MPI.COMM_WORLD.recv(values, h, MPI.INT, p, tag); // expect: missed SL102
                    System.out.println(Arrays.hashCode(values));
                }
                System.out.println(everyThird(p, h));
            }
        }
        MPI.Finalize();
    }
}
