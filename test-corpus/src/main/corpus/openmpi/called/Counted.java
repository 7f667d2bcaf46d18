// also: mpj
package called;

import java.util.Arrays;
import mpi.*;

/** A cipher with running counters in a method, as it is called with a key, and a status that is kept. */
public class Counted {
    static final int N = 300;

    private void cipher(double[] in, double[] out, int[] key) {
        int next = 0;
        for (int i = 0; i < in.length; i += 2) {
            double x = in[i] + key[0];
            out[next++] = x;
            out[next++] = x * key[1];
        }
    }

    private void consume(double[] in, double[] out, int n) {
        for (int i = n - 1; i >= 0; i--) {
            out[i] = in[i] - i;
        }
    }

    private void run(int rank, double[] a, double[] b) throws MPIException {
        if (rank == 0) {
            int[] first = {1, 2};
            cipher(b, a, first);
        }
        int[] z = {3, 5};
        if (rank == 0) {
            cipher(b, a, z);
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            Status s = MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if a != b
            consume(a, b, N);
            System.out.println(s.getCount(MPI.DOUBLE));
        }
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[N];
        double[] b = new double[N];
        if (rank == 0) {
            new Counted().run(rank, a, b);
        } else if (rank == 1) {
            new Counted().run(rank, a, b);
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
