// also: mpj
package mode;

import java.util.Arrays;
import mpi.*;

/** Each rank receives, computes and sends on in synchronous mode; the loop does all three. */
public class Cascade {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        if (rank > 0) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, rank - 1, 0); // expect: passed SL002
        }
        for (int i = 0; i < n; i++) {
            b[i] = a[i] + i * rank;
        }
        if (rank < size - 1) {
            MPI.COMM_WORLD.sSend(b, n, MPI.DOUBLE, rank + 1, 0); // expect: passed SL001 if rank < size - 1
        }
        System.out.println(rank + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
