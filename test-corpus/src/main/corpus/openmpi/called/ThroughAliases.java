// also: mpj
package called;

import java.util.Arrays;
import mpi.*;

/** The parameters of the called method may be one array: both happen. */
public class ThroughAliases {
    static final int N = 300;

    private static void move(double[] to, double[] from, int n) {
        for (int i = 0; i < n; i++) {
            to[i] = from[i] + 1;
        }
    }

    static void pass(double[] x, double[] y) throws MPIException {
        MPI.COMM_WORLD.recv(x, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if x != y
        move(y, x, N);
        MPI.COMM_WORLD.send(y, N, MPI.DOUBLE, 0, 1); // expect: passed SL001
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            for (int t = 0; t < 2; t++) {
                for (int i = 0; i < N; i++) {
                    a[i] = i * 0.5 + t;
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
                MPI.COMM_WORLD.recv(b, N, MPI.DOUBLE, 1, 1); // expect: passed SL002
                for (int i = 0; i < N; i++) {
                    a[i] += b[i];
                }
            }
        } else if (rank == 1) {
            pass(a, b);
            pass(b, b);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
