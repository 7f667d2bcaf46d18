// also: mpj
package hazard.trade;

import mpi.*;

/** SL106: an argument of the half that receives counts on what the other half is given. */
public class CountedInTheCall {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        int tag = 0;
        for (int i = 0; i < n; i++) {
            out[i] = i * 3 + rank;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, tag++, in, n, MPI.DOUBLE, left, tag - 1); // expect: missed SL106, passed SL002
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
        }
        System.out.println(rank + " " + sum);
        System.out.println(tag);
        MPI.Finalize();
    }
}
