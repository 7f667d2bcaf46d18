// also: mpj
package called;

import java.util.Arrays;
import mpi.*;

/** A matrix product in a method, with other names for the matrices there, and their rows counted by an expression. */
public class Product {
    static final int N = 300;

    private static void multiply(double[] b, double[] a, int m, int rows) {
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < m; j++) {
                b[i * m + j] = 0;
                for (int k = 0; k < m; k++) {
                    b[i * m + j] += a[i * m + k] * a[k * m + j];
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            int m = 15;
            for (int i = 0; i < N; i++) {
                b[i] = i % 7;
            }
            multiply(a, b, m, N / m - 5);
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                b[i] = a[i] * 2;
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
