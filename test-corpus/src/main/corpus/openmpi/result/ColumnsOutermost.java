// also: mpj
package result;

import mpi.*;

/** Products and transforms whose column loop stands outermost: strips of the row loop run through all columns. */
public class ColumnsOutermost {
    static final int N = 40;
    static final int M = 12;

    static double[] made(int length) {
        double[] made = new double[length];
        for (int i = 0; i < length; i++) {
            made[i] = (i * 7 % 11) * 0.25;
        }
        return made;
    }

    /** Accumulates in place; both counters belong to the method. */
    static void product(int rows, int n) throws MPIException {
        double[] a = new double[rows * n];
        double[] b = made(n * n);
        double[] c = new double[rows * n];
        int i;
        int j;
        int k;
        MPI.COMM_WORLD.recv(a, rows * n, MPI.DOUBLE, 0, 1); // expect: passed SL002 if b != null && (long) rows * n <= c.length && (long) rows * n <= a.length && (long) n * n <= b.length
        for (k = 0; k < n; k++)
            for (i = 0; i < rows; i++) {
                c[i * n + k] = 0.0;
                for (j = 0; j < n; j++) {
                    c[i * n + k] += a[i * n + j] * b[j * n + k];
                }
            }
        MPI.COMM_WORLD.send(c, rows * n, MPI.DOUBLE, 0, 2); // expect: passed SL001 if b != null && (long) rows * n <= c.length && (long) rows * n <= a.length && (long) n * n <= b.length
    }

    /** By a sum of its own. */
    static void summed() throws MPIException {
        double[] a = new double[N * M];
        double[] c = new double[N * M];
        double sum;
        MPI.COMM_WORLD.recv(a, N * M, MPI.DOUBLE, 0, 3); // expect: passed SL002 if (long) N * M <= a.length && (long) N * M <= c.length
        for (int k = 0; k < M; k++) {
            for (int i = 0; i < N; i++) {
                sum = 0;
                for (int j = 0; j < M; j++) {
                    sum = sum * 0.5 + a[i * M + j] * (k + 1);
                }
                c[i * M + k] = sum;
            }
        }
        MPI.COMM_WORLD.send(c, N * M, MPI.DOUBLE, 0, 4); // expect: passed SL001 if (long) N * M <= a.length && (long) N * M <= c.length
    }

    /** One branch for some columns. */
    static void branching(int h, int w) throws MPIException {
        int[] c = new int[h * w];
        for (int x = 0; x < w; x++) {
            for (int y = 0; y < h; y++) {
                if (x % 3 == 0) {
                    c[y * w + x] = y - x;
                } else {
                    c[y * w + x] = y * x;
                }
            }
        }
        MPI.COMM_WORLD.send(c, h * w, MPI.INT, 0, 5); // expect: passed SL001 if (long) h * w <= c.length
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        if (rank == 1) {
            product(N, M);
            summed();
            branching(N, M);
        } else if (rank == 0) {
            double[] c = made(N * M);
            MPI.COMM_WORLD.send(c, N * M, MPI.DOUBLE, 1, 1); // expect: missed SL101
            MPI.COMM_WORLD.recv(c, N * M, MPI.DOUBLE, 1, 2); // expect: passed SL002
            double sum = 0;
            for (int i = 0; i < N * M; i++) {
                sum = sum * 0.75 + c[i];
            }
            MPI.COMM_WORLD.send(c, N * M, MPI.DOUBLE, 1, 3); // expect: missed SL101
            MPI.COMM_WORLD.recv(c, N * M, MPI.DOUBLE, 1, 4); // expect: passed SL002
            for (int i = 0; i < N * M; i++) {
                sum = sum * 0.75 + c[i];
            }
            int[] numbers = new int[N * M];
            MPI.COMM_WORLD.recv(numbers, N * M, MPI.INT, 1, 5); // expect: passed SL002
            for (int i = 0; i < N * M; i++) {
                sum = sum * 0.75 + numbers[i];
            }
            System.out.println(sum);
        }
        MPI.Finalize();
    }
}
