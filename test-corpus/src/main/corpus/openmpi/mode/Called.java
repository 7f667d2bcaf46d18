// also: mpj
package mode;

import java.util.Arrays;
import mpi.*;

/** The loop of a synchronous and of a ready send stands in a method that is called. */
public class Called {
    static void fill(double[] b, int n, int factor) {
        for (int i = 0; i < n; i++) {
            b[i] = i * factor;
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        if (rank == 0) {
            fill(a, n, 3);
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            fill(a, n, 4);
            MPI.COMM_WORLD.rSend(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
        } else if (rank == 1) {
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, k); // expect: missed SL102
                System.out.println(Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
