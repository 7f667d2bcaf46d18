// also: mpj
package result;

import java.util.Arrays;
import mpi.*;

/** A flattened matrix product: the worker accumulates in place, the root unpacks. */
public class MatrixRows {
    static final int TAG = 3;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        int size = comm.getSize();
        int n = 24;
        double[] a = new double[n * n];
        double[] b = new double[n * n];
        for (int i = 0; i < n * n; i++) {
            a[i] = i % 7;
            b[i] = i % 5;
        }
        int share = n / (size - 1);
        if (rank == 0) {
            double[] whole = new double[n * n];
            double[] part = new double[share * n];
            for (int src = 1; src < size; src++) {
                int off = (src - 1) * share * n;
                comm.recv(part, share * n, MPI.DOUBLE, src, TAG); // expect: passed SL002
                for (int i = 0; i < share * n; i++) {
                    whole[off + i] = part[i];
                }
            }
            System.out.println("whole " + Arrays.hashCode(whole));
        } else {
            int first = (rank - 1) * share;
            double[] c = new double[share * n];
            for (int i = 0; i < share; i++) {
                for (int j = 0; j < n; j++) {
                    c[i * n + j] = 0;
                    for (int k = 0; k < n; k++) {
                        c[i * n + j] += a[(first + i) * n + k] * b[k * n + j];
                    }
                }
            }
            comm.send(c, share * n, MPI.DOUBLE, 0, TAG); // expect: passed SL001
            System.out.println(rank + " " + Arrays.hashCode(c));
        }
        MPI.Finalize();
    }
}
