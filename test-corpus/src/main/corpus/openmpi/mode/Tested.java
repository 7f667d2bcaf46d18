// also: mpj
package mode;

import java.util.Arrays;
import mpi.*;

/** The buffer may be that of another message, and the peer may be this rank itself or nobody. */
public class Tested {
    static void give(double[] a, double[] b, int n, int peer) throws MPIException {
        for (int i = 0; i < n; i++) {
            b[i] = 1 + a[n - 1 - i];
            a[i] = 2;
        }
        MPI.COMM_WORLD.sSend(b, n, MPI.DOUBLE, peer, 3); // expect: passed SL001 if b != a
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, 5);
        if (rank == 0) {
            give(a, b, n, 1);
            give(a, a, n, 1);
            give(a, b, n, MPI.PROC_NULL);
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 3); // expect: missed SL102
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 3); // expect: missed SL102
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
