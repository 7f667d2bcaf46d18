// also: mpj
package hazard.trade;

import mpi.*;

/** SL107: an argument of the half that receives changes what is sent. */
public class ChangedByTheOtherHalf {
    static double[] marked(double[] out, double[] in) {
        out[7] = -1;
        return in;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = i * 3 + rank;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, marked(out, in), n, MPI.DOUBLE, left, 0); // expect: missed SL107, missed SL116
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
