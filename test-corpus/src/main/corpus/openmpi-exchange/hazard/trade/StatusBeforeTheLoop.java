// also: mpj
package hazard.trade;

import mpi.*;

/** SL115: who has sent is printed before the values are read. */
public class StatusBeforeTheLoop {
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
        Status status = MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: passed SL001, missed SL115
        int from = status.getSource();
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
        }
        System.out.println(rank + " " + sum);
        System.out.println(from);
        MPI.Finalize();
    }
}
