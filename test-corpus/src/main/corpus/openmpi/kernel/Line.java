// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** The plainest pair: a tight loop and a send, a receive and a tight loop. */
public class Line {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 700;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = Math.sqrt(i) * 3;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 5); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 5); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i] * (i + 1);
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
