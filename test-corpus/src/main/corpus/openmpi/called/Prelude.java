// also: mpj
package called;

import java.util.Arrays;
import mpi.*;

/** The called method computes before its loop and behind it, and may fail in both places; somebody goes on then. */
public class Prelude {
    static final int N = 300;

    static double last;

    private static void produce(double[] out, int[] sizes) {
        int n = sizes[0];
        double w = 1.0 / n;
        for (int i = 0; i < n; i++) {
            out[i] = i * w;
        }
        last = sizes[1];
    }

    private static void work(double[] a, int[] sizes) throws MPIException {
        produce(a, sizes);
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            try {
                work(a, new int[] {N});
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage() + " in " + e.getStackTrace()[0].getMethodName());
                a[3] = -1;
                work(a, new int[] {N - 1, 2});
            }
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
