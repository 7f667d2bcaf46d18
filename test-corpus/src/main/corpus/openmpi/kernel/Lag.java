// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** An iteration writes ahead of itself or reads around itself: the frontier lags behind the counter. */
public class Lag {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 800;
        double[] a = new double[n];
        double[] b = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n - 1; i++) {
                a[i] = a[i] + i;
                a[i + 1] = 0.5 * i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
            for (int i = 1; i < n; i++) {
                b[i] = b[i - 1] + 1.0 / i;
            }
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 2); // expect: passed SL001
        } else if (rank == 1) {
            double[] out = new double[n];
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 1; i < n - 1; i++) {
                out[i] = a[i - 1] - 2 * a[i] + a[i + 1];
            }
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 2); // expect: passed SL002
            for (int i = 2; i < n; i++) {
                out[i] += b[i] * b[i - 2];
            }
            System.out.println("out " + Arrays.hashCode(out));
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
