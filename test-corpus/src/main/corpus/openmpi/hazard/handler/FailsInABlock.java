// also: mpj
package hazard.handler;

import java.util.Arrays;
import mpi.*;

/** A block copy or a quotient that fails in the middle, and somebody who goes on. */
public class FailsInABlock {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 16;
        double[][] rows = new double[n][n];
        rows[9] = new double[4];
        double[] flat = new double[n * n];
        double[] spare = new double[n * n];
        for (int zero = 1; zero >= 0; zero--) {
            try {
                exchange(flat, rows, rank, n);
            } catch (RuntimeException e) {
                System.out.println(rank + " caught " + e.getClass().getName());
                if (rank == 0) {
                    MPI.COMM_WORLD.send(spare, n * n, MPI.DOUBLE, 1, 1); // expect: missed SL101
                }
            }
            try {
                copyNone(flat, spare, zero - 1, rank);
            } catch (IndexOutOfBoundsException e) {
                System.out.println(rank + " caught " + Arrays.hashCode(flat));
                if (rank == 0) {
                    MPI.COMM_WORLD.send(spare, n * n, MPI.DOUBLE, 1, 3); // expect: missed SL101
                }
            }
            try {
                divide(flat, n, zero, rank);
            } catch (ArithmeticException e) {
                System.out.println(rank + " caught " + e.getMessage());
                if (rank == 0) {
                    MPI.COMM_WORLD.send(spare, n * n, MPI.DOUBLE, 1, 2); // expect: missed SL101
                }
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(flat) + " " + Arrays.deepHashCode(rows));
        MPI.Finalize();
    }

    static void exchange(double[] flat, double[][] rows, int rank, int n) throws MPIException {
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                System.arraycopy(rows[i], 0, flat, i * n, n);
            }
            MPI.COMM_WORLD.send(flat, n * n, MPI.DOUBLE, 1, 1); // expect: passed SL001
        } else if (rank == 1) {
            double[] own = new double[n * n];
            MPI.COMM_WORLD.recv(own, n * n, MPI.DOUBLE, 0, 1); // expect: missed SL110
            for (int i = 0; i < n; i++) {
                System.arraycopy(own, i * n, rows[i], 0, n);
            }
        }
    }

    /** A copy of no elements fails where its place is none. */
    static void copyNone(double[] flat, double[] other, int from, int rank) throws MPIException {
        if (rank == 0) {
            for (int i = 0; i < 240; i++) {
                flat[i] = i * 0.5;
                System.arraycopy(other, from, other, 0, from + 1);
            }
            MPI.COMM_WORLD.send(flat, 240, MPI.DOUBLE, 1, 3); // expect: passed SL001 if flat != other && 240 <= flat.length && 0 <= from && (long) 2 * from + 1 <= other.length && 0 <= (long) from + 1 && (long) from + 1 <= other.length
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(flat, 256, MPI.DOUBLE, 0, 3); // expect: passed SL002 if 240 <= flat.length && 0 <= from && (long) 2 * from + 1 <= other.length && 0 <= (long) from + 1 && (long) from + 1 <= other.length && flat != other
            for (int i = 0; i < 240; i++) {
                flat[i] = flat[i] * 2 + i;
                System.arraycopy(other, from, other, 0, from + 1);
            }
        }
    }

    static void divide(double[] flat, int n, int divisor, int rank) throws MPIException {
        if (rank == 0) {
            for (int i = 0; i < n * n / divisor; i++) {
                flat[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(flat, n * n, MPI.DOUBLE, 1, 2); // expect: passed SL001
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(flat, n * n, MPI.DOUBLE, 0, 2); // expect: passed SL002
            for (int i = 0; i < n * n / divisor; i++) {
                flat[i] = flat[i] * 2 + i;
            }
        }
    }
}
