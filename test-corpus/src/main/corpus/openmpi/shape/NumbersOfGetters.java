// also: mpj
package shape;

import mpi.*;

/** Bounds and indices that an object is asked for, by methods that do nothing but return a field. */
// ranks: 2
public class NumbersOfGetters {
    record Extent(int rows, int columns) {}

    static final class Tile {
        private int first;
        private final int length;

        Tile(int first, int length) {
            this.first = first;
            this.length = length;
        }

        int getFirst() {
            return first;
        }

        int getLength() {
            return this.length;
        }

        synchronized int lockedLength() {
            return length;
        }

        void advance() {
            first++;
        }
    }

    static class Plain {
        private final int length = 30;

        public int getLength() {
            return length;
        }
    }

    static class Open {
        int length() {
            return 30;
        }
    }

    static void whole(Extent extent, double[] out) throws MPIException {
        for (int i = 0; i < extent.rows(); i++) {
            for (int j = 0; j < extent.columns(); j++) {
                out[i * extent.columns() + j] = Math.sqrt(i + j);
            }
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 0); // expect: passed SL001 if extent != null && out != null && (long) extent.rows() * extent.columns() <= out.length
    }

    static double sum(Extent extent, double[] in) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(in, 60, MPI.DOUBLE, 0, 0); // expect: passed SL002 if extent != null && in != null && (long) extent.rows() * extent.columns() <= in.length
        for (int i = 0; i < extent.rows(); i++) {
            for (int j = 0; j < extent.columns(); j++) {
                sum = sum * 0.5 + in[i * extent.columns() + j];
            }
        }
        return sum;
    }

    static void tile(Tile tile, double[] out) throws MPIException {
        for (int i = 0; i < tile.getLength(); i++) {
            out[tile.getFirst() + i] = Math.cbrt(i);
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 1); // expect: passed SL001 if tile != null && out != null && 0 <= tile.getFirst() && (long) tile.getFirst() + tile.getLength() <= out.length
    }

    static void plain(Plain plain, double[] out) throws MPIException {
        for (int i = 0; i < plain.getLength(); i++) {
            out[i + plain.getLength()] = Math.cbrt(i);
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 5); // expect: passed SL001
    }

    static void advancing(Tile tile, Tile other, double[] out) throws MPIException {
        for (int i = 0; i < tile.getLength(); i++) {
            out[tile.getFirst() + i] = Math.cbrt(i);
            other.advance();
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 2); // expect: missed SL104
    }

    static void locked(Tile tile, double[] out) throws MPIException {
        for (int i = 0; i < tile.lockedLength(); i++) {
            out[i] = Math.cbrt(i);
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 3); // expect: missed SL103
    }

    static void overridden(Open open, double[] out) throws MPIException {
        for (int i = 0; i < open.length(); i++) {
            out[i] = Math.cbrt(i);
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 4); // expect: missed SL103
    }

    interface Sending {
        void run() throws MPIException;
    }

    static void tried(Sending sending) throws MPIException {
        try {
            sending.run();
        } catch (NullPointerException | IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] x = new double[60];
        if (MPI.COMM_WORLD.getRank() == 0) {
            whole(new Extent(6, 10), x);
            tile(new Tile(20, 40), x);
            Tile both = new Tile(2, 20);
            advancing(both, both, x);
            advancing(new Tile(2, 20), both, x);
            locked(new Tile(0, 50), x);
            overridden(
                    new Open() {
                        private int asked;

                        @Override
                        int length() {
                            return super.length() - asked++;
                        }
                    },
                    x);
            plain(new Plain(), x);
            whole(new Extent(3, -20), x);
            whole(new Extent(0, 60), x);
            tried(() -> whole(null, x));
            tried(() -> whole(new Extent(3, 21), x));
            tried(() -> tile(null, x));
            tried(() -> tile(new Tile(-1, 20), x));
            tried(() -> tile(new Tile(41, 20), x));
        } else {
            System.out.println(sum(new Extent(6, 10), x));
            for (int tag : new int[] {1, 2, 2, 3, 4, 5}) {
                MPI.COMM_WORLD.recv(x, 60, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(java.util.Arrays.hashCode(x));
            }
            System.out.println(sum(new Extent(3, -20), x));
            tried(() -> sum(null, x));
        }
        MPI.Finalize();
    }
}
