// also: mpj
package exchange;

import java.util.Arrays;
import mpi.*;

/** Only what is received is read by a loop; the call ends what it sends. */
public class Unpacked {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        Arrays.fill(out, rank + 0.5);
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: passed SL002, missed SL101
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
