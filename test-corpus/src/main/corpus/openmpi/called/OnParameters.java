// also: mpj
package called;

import java.util.Arrays;
import mpi.*;

/** A kernel on parameters computes what is sent, another one works on what has come; both are called a second time. */
public class OnParameters {
    static final int N = 300;

    private static void produce(double[] out, int n) {
        for (int i = 0; i < n; i++) {
            out[i] = Math.sqrt(i);
        }
    }

    private static void consume(double[] in, double[] out, int n) {
        for (int i = 0; i < n; i++) {
            out[i] = in[i] * i;
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            produce(b, N / 2);
            produce(a, N);
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            consume(a, b, N);
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            consume(a, b, N);
            produce(a, 5);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
