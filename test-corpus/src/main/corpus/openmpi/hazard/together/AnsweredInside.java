// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** The answer to each message is received before the next one is sent: the two are under way, no more. */
// ranks: 3
public class AnsweredInside {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        double[] b = new double[n];
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: passed SL006
                MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, dest, 2); // expect: passed SL006
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 0, 2); // expect: missed SL107
        }
        MPI.Finalize();
    }
}
