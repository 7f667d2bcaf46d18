// also: mpj
package result;

import java.util.Arrays;
import mpi.*;

/** Receive, then a triple loop that reads one matrix by rows and the other one whole. */
public class Kernel {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 22;
        double[] a = new double[n * n];
        double[] b = new double[n * n];
        double[] c = new double[n * n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    a[i * n + j] = i - j;
                    b[i * n + j] = i * j % 11;
                }
            }
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(a, n * n, MPI.DOUBLE, dest, 1); // expect: passed SL004
                MPI.COMM_WORLD.send(b, n * n, MPI.DOUBLE, dest, 2); // expect: passed SL004
            }
        } else {
            MPI.COMM_WORLD.recv(a, n * n, MPI.DOUBLE, 0, 1); // expect: passed SL002
            MPI.COMM_WORLD.recv(b, n * n, MPI.DOUBLE, 0, 2); // expect: analysis SL013
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    for (int k = 0; k < n; k++) {
                        c[i * n + j] += a[i * n + k] * b[k * n + j];
                    }
                }
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(c));
        MPI.Finalize();
    }
}
