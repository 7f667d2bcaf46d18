// also: mpj
package hazard.mode;

import java.util.Arrays;
import mpi.*;

/** SL001: the loop may end before all of the message is computed; the rest leaves where the synchronous send stood. */
public class LeftEarly {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5;
                if (a[i] > 40) {
                    break;
                }
            }
            MPI.COMM_WORLD.sSend(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println("sum " + sum);
        }
        MPI.Finalize();
    }
}
