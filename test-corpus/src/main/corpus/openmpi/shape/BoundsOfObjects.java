// also: mpj
package shape;

import mpi.*;

/** Loops that end where an object says, of which nobody knows whether it is there. */
// ranks: 2
public class BoundsOfObjects {
    static final class Grid {
        final int columns;
        int rows;

        Grid(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
        }
    }

    static void row(Grid grid, double[] out) throws MPIException {
        for (int i = 0; i < grid.columns; i++) {
            out[i] = Math.sqrt(i);
        }
        MPI.COMM_WORLD.send(out, out.length, MPI.DOUBLE, 1, 0); // expect: passed SL001 if out != null && grid != null && grid.columns <= out.length
    }

    static void sums(Grid grid, double[][] matrix, double[] out) throws MPIException {
        for (int i = 0; i < grid.rows; i++) {
            double sum = 0;
            for (int j = 0; j < grid.columns; j++) {
                sum += matrix[i][j];
            }
            out[i] = sum;
        }
        MPI.COMM_WORLD.send(out, grid.rows, MPI.DOUBLE, 1, 1); // expect: passed SL001 if grid != null
    }

    static double sum(Grid grid, double[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, grid.columns, MPI.DOUBLE, 0, 0); // expect: passed SL002 if grid != null && in != null && grid.columns <= in.length
        double sum = 0;
        for (int i = 0; i < grid.columns; i++) {
            sum = sum * 0.5 + in[i];
        }
        return sum;
    }

    static double sumOfAll(Grid grid, double[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, in.length, MPI.DOUBLE, 0, 1); // expect: passed SL002
        double sum = 0;
        for (int i = 0; i < grid.rows; i++) {
            sum = sum * 0.5 + in[i];
        }
        return sum;
    }

    static void shrinking(Grid grid, Grid other, double[] out) throws MPIException {
        for (int i = 0; i < grid.rows; i++) {
            out[i] = i;
            other.rows--;
        }
        MPI.COMM_WORLD.send(out, out.length, MPI.DOUBLE, 1, 2); // expect: missed SL103
    }

    static void replaced(Grid grid, Grid other, double[] out) throws MPIException {
        for (int i = 0; i < grid.rows; i++) {
            out[i] = i;
            grid = other;
        }
        MPI.COMM_WORLD.send(out, out.length, MPI.DOUBLE, 1, 3); // expect: missed SL103
    }

    static void chosenLater(Grid grid, Grid other, double[] out) throws MPIException {
        for (int i = 0; i < grid.rows; i++) {
            out[i] = i;
        }
        grid = other;
        MPI.COMM_WORLD.send(out, grid.rows, MPI.DOUBLE, 1, 4); // expect: missed SL106
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
        Grid grid = new Grid(40, 50);
        Grid small = new Grid(20, 20);
        double[] x = new double[50];
        if (MPI.COMM_WORLD.getRank() == 0) {
            row(grid, x);
            sums(grid, new double[50][50], x);
            shrinking(grid, new Grid(20, 20), x);
            replaced(grid, small, x);
            chosenLater(grid, small, x);
            tried(() -> row(null, x));
            tried(() -> row(new Grid(1, 51), x));
            tried(() -> sums(grid, new double[50][49], x));
            tried(() -> sums(null, null, null));
        } else {
            System.out.println(sum(grid, x));
            System.out.println(sumOfAll(grid, x));
            for (int tag = 2; tag < 5; tag++) {
                MPI.COMM_WORLD.recv(x, 50, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(x[10] + x[39]);
            }
            tried(() -> sum(null, x));
        }
        MPI.Finalize();
    }
}
