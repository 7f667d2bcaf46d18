// also: mpj
package exchange;

import mpi.*;

/** A rank trades with itself. */
// ranks: 1,2
public class ToItself {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 350;
        double[] out = new double[n];
        double[] in = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = i * 3 + rank;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, rank, 0, in, n, MPI.DOUBLE, rank, 0); // expect: passed SL001, passed SL002
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
