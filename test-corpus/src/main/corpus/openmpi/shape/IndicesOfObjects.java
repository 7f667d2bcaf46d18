// also: mpj
package shape;

import mpi.*;

/** Indices that are made of numbers in an object. */
// ranks: 2
public class IndicesOfObjects {
    static final class Sheet {
        final int rows;
        final int columns;
        int margin;

        Sheet(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
        }
    }

    static void whole(Sheet sheet, double[] out) throws MPIException {
        for (int i = 0; i < sheet.rows; i++) {
            for (int j = 0; j < sheet.columns; j++) {
                out[i * sheet.columns + j] = Math.sqrt(i + j);
            }
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 0); // expect: passed SL001 if sheet != null && out != null && (long) sheet.rows * sheet.columns <= out.length
    }

    static double sum(Sheet sheet, double[] in) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(in, 60, MPI.DOUBLE, 0, 0); // expect: passed SL002 if sheet != null && in != null && (long) sheet.rows * sheet.columns <= in.length
        for (int i = 0; i < sheet.rows; i++) {
            for (int j = 0; j < sheet.columns; j++) {
                sum = sum * 0.5 + in[i * sheet.columns + j];
            }
        }
        return sum;
    }

    static void behindMargin(Sheet sheet, double[] out) throws MPIException {
        for (int i = 0; i < sheet.columns; i++) {
            out[sheet.margin + i] = Math.cbrt(i);
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 1); // expect: passed SL001 if sheet != null && out != null && 0 <= sheet.margin && (long) sheet.margin + sheet.columns <= out.length
    }

    static void moving(Sheet sheet, Sheet other, double[] out) throws MPIException {
        for (int i = 0; i < sheet.columns; i++) {
            out[sheet.margin + i] = Math.cbrt(i);
            other.margin ^= 1;
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 2); // expect: missed SL104
    }

    static void maybeMissing(Sheet sheet, double[] out) throws MPIException {
        for (int i = 0; i < 10; i++) {
            out[sheet.margin + i] = Math.cbrt(i);
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 3); // expect: missed SL104
    }

    static void another(Sheet[] sheets, double[] out) throws MPIException {
        for (int i = 0; i < sheets.length; i++) {
            Sheet sheet = sheets[i];
            for (int j = 0; j < sheet.columns; j++) {
                out[i * sheet.columns + j] = Math.sqrt(i + j);
            }
        }
        MPI.COMM_WORLD.send(out, 60, MPI.DOUBLE, 1, 4); // expect: missed SL104
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
        Sheet sheet = new Sheet(6, 10);
        double[] x = new double[60];
        if (MPI.COMM_WORLD.getRank() == 0) {
            whole(sheet, x);
            behindMargin(sheet, x);
            moving(sheet, sheet, x);
            moving(sheet, new Sheet(1, 1), x);
            maybeMissing(sheet, x);
            another(new Sheet[] {sheet, new Sheet(2, 4), new Sheet(1, 20)}, x);
            whole(new Sheet(-3, -5), x);
            whole(new Sheet(0, 0), x);
            tried(() -> whole(null, x));
            tried(() -> whole(new Sheet(3, 21), x));
            tried(() -> behindMargin(null, x));
            tried(() -> maybeMissing(null, x));
            sheet.margin = -1;
            tried(() -> behindMargin(sheet, x));
            sheet.margin = 51;
            tried(() -> behindMargin(sheet, x));
        } else {
            System.out.println(sum(sheet, x));
            for (int tag : new int[] {1, 2, 2, 3, 4}) {
                MPI.COMM_WORLD.recv(x, 60, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(java.util.Arrays.hashCode(x));
            }
            System.out.println(sum(new Sheet(3, -20), x));
            tried(() -> sum(null, x));
        }
        MPI.Finalize();
    }
}
