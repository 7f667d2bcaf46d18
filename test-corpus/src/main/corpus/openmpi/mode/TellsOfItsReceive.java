// also: mpj
package mode;

import java.util.Arrays;
import mpi.*;

/** Rank 2 hears of rank 1 first, which has not received yet when the synchronous send of rank 0 could come back too early. */
// ranks: 3
public class TellsOfItsReceive {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        int[] heard = {rank};
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5;
            }
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            MPI.COMM_WORLD.send(heard, 1, MPI.INT, 2, 7); // expect: analysis SL010
        } else if (rank == 1) {
            double x = 0;
            for (int k = 0; k < 3_000_000; k++) {
                x += Math.sqrt(k);
            }
            MPI.COMM_WORLD.sSend(heard, 1, MPI.INT, 2, 7); // expect: analysis SL010
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(x + " " + Arrays.hashCode(a));
        } else {
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(heard, 1, MPI.INT, MPI.ANY_SOURCE, 7); // expect: analysis SL010
                System.out.println("heard of " + heard[0]);
            }
        }
        MPI.Finalize();
    }
}
