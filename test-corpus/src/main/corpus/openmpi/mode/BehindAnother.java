// also: mpj
package mode;

import java.util.Arrays;
import mpi.*;

/** What goes out between loop and synchronous send comes first: the message is announced where its call stands. */
public class BehindAnother {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(b, 3);
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 0); // expect: missed SL101
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001 words: other ranks see it where the call stands
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        }
        MPI.Finalize();
    }
}
