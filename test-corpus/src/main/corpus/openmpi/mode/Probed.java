// also: mpj
package mode;

import java.util.Arrays;
import mpi.*;

/** A probe tells of a synchronous send and receives nothing: the send goes on waiting. */
// ranks: 3
public class Probed {
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
            Status coming = MPI.COMM_WORLD.probe(0, 0);
            double x = 0;
            for (int k = 0; k < 3_000_000; k++) {
                x += Math.sqrt(k);
            }
            MPI.COMM_WORLD.sSend(heard, 1, MPI.INT, 2, 7); // expect: analysis SL010
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(coming.getCount(MPI.DOUBLE) + " " + x + " " + Arrays.hashCode(a));
        } else {
            for (int k = 0; k < 2; k++) {
                MPI.COMM_WORLD.recv(heard, 1, MPI.INT, MPI.ANY_SOURCE, 7); // expect: analysis SL010
                System.out.println("heard of " + heard[0]);
            }
        }
        MPI.Finalize();
    }
}
