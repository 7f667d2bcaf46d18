// also: mpj
package hazard.trade;

import mpi.*;

/** SL103: the loops are not of the form that is understood. */
public class NotCounted {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        int k = 0;
        while (k < n) {
            out[k] = k * 3 + rank;
            k++;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: missed SL103, missed SL103
        double sum = 0;
        while (k > 0) {
            k--;
            sum = sum * 0.5 + in[k];
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
