// also: mpj
package hazard.trade;

import mpi.*;

/** SL114: the ranks meet inside the loops. */
public class BarrierInTheLoop {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 35;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = i * 3 + rank;
            MPI.COMM_WORLD.barrier();
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: missed SL114, missed SL114
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
            MPI.COMM_WORLD.barrier();
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
