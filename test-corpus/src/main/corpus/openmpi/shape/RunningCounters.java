// also: mpj
package shape;

import java.util.Arrays;
import mpi.*;

/** Messages that are packed and unpacked with a counter that runs along. */
// ranks: 2
public class RunningCounters {
    static final int ROWS = 24;
    static final int COLUMNS = 10;
    static final int ALL = ROWS * COLUMNS;

    static void rows(double[] out, double[][] grid) throws MPIException {
        int k = 0;
        for (int i = 0; i < ROWS; i++) {
            for (int j = 0; j < COLUMNS; j++) {
                out[k++] = grid[i][j];
            }
        }
        MPI.COMM_WORLD.send(out, ALL, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    static void pairs(int[] out) throws MPIException {
        int k = -1;
        for (int i = 0; i < ALL; i += 2) {
            out[++k] = i * i;
            ++k;
            out[k] = out[k - 1] + 1;
        }
        MPI.COMM_WORLD.send(out, ALL, MPI.INT, 1, 1); // expect: passed SL001
    }

    static void backwards(double[] out) throws MPIException {
        int k = ALL - 1;
        for (int i = 0; i < ALL; i++) {
            out[k--] = Math.sqrt(i);
        }
        MPI.COMM_WORLD.send(out, ALL, MPI.DOUBLE, 1, 2); // expect: passed SL001
    }

    static void streams(float[] out) throws MPIException {
        int even = 0;
        int odd = 1;
        for (int i = 0; i < ALL / 2; i++) {
            out[even] = i;
            out[odd] = -i;
            even += 2;
            odd = odd + 2;
        }
        MPI.COMM_WORLD.send(out, ALL, MPI.FLOAT, 1, 3); // expect: passed SL001
    }

    static double unpacked(double[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, ALL, MPI.DOUBLE, 0, 0); // expect: passed SL002
        double[] columns = new double[ALL];
        int k = 0;
        for (int i = 0; i < ROWS; i++) {
            for (int j = 0; j < COLUMNS; j++) {
                columns[j * ROWS + i] = in[k++];
            }
        }
        return Arrays.hashCode(columns);
    }

    static int summed(int[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, ALL, MPI.INT, 0, 1); // expect: passed SL002
        int sum = 0;
        int at = 0;
        for (int i = 0; i < ALL / 2; i++) {
            sum = 31 * sum + in[at] - in[at + 1];
            at += 2;
        }
        return sum;
    }

    static double fromTheEnd(double[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, ALL, MPI.DOUBLE, 0, 2); // expect: passed SL002
        double sum = 0;
        int at = ALL;
        for (int i = 0; i < ALL; i++) {
            sum = sum / 3 + in[--at];
        }
        return sum;
    }

    static float alternating(float[] in) throws MPIException {
        MPI.COMM_WORLD.recv(in, ALL, MPI.FLOAT, 0, 3); // expect: passed SL002
        float sum = 0;
        int at = 0;
        for (int i = 0; i < ALL; i++) {
            sum = in[at++] - sum;
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[][] grid = new double[ROWS][COLUMNS];
            for (int i = 0; i < ROWS; i++) {
                for (int j = 0; j < COLUMNS; j++) {
                    grid[i][j] = i - 0.5 * j;
                }
            }
            rows(new double[ALL], grid);
            pairs(new int[ALL]);
            backwards(new double[ALL]);
            streams(new float[ALL]);
        } else {
            System.out.println(unpacked(new double[ALL]));
            System.out.println(summed(new int[ALL]));
            System.out.println(fromTheEnd(new double[ALL]));
            System.out.println(alternating(new float[ALL]));
        }
        MPI.Finalize();
    }
}
