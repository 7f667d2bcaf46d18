// also: mpj
package called;

import java.util.Arrays;
import mpi.*;

/** A stripe comes and goes through a kernel on fields, which is called with its size. */
public class OnFields {
    static final int N = 300;

    static double[] local = new double[N], result = new double[N];

    static void compute(int n) {
        for (int i = 0; i < n; i++) {
            result[i] = local[i] * local[i] + i;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            for (int i = 0; i < N; i++) {
                local[i] = i * 0.25;
            }
            MPI.COMM_WORLD.send(local, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            MPI.COMM_WORLD.recv(result, N, MPI.DOUBLE, 1, 1); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                b[i] = result[i];
            }
        } else if (rank == 1) {
            int chunk = N;
            MPI.COMM_WORLD.recv(local, chunk, MPI.DOUBLE, 0, 0); // expect: passed SL002 if local != result
            compute(chunk);
            MPI.COMM_WORLD.send(result, chunk, MPI.DOUBLE, 0, 1); // expect: passed SL001
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
