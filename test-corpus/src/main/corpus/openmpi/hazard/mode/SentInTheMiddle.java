// also: mpj
package hazard.mode;

import java.util.Arrays;
import mpi.*;

/** SL108: a synchronous send stands between a receive and its loop. */
public class SentInTheMiddle {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        int[] go = {rank};
        if (rank == 0) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL108
            MPI.COMM_WORLD.sSend(go, 1, MPI.INT, 1, 1); // expect: analysis SL010
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println(sum);
        } else if (rank == 1) {
            Arrays.fill(a, 2);
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL101
            MPI.COMM_WORLD.recv(go, 1, MPI.INT, 0, 1); // expect: analysis SL010
            System.out.println(go[0]);
        }
        MPI.Finalize();
    }
}
