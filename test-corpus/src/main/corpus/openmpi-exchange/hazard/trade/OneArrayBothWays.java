// also: mpj
package hazard.trade;

import mpi.*;

/** SL111: what is sent may be what has been received. */
public class OneArrayBothWays {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        right = MPI.PROC_NULL;
        left = MPI.PROC_NULL;
        for (int i = 0; i < n; i++) {
            out[i] = i * 3 + rank;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, out, n, MPI.DOUBLE, left, 0); // expect: missed SL111
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + out[i];
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
