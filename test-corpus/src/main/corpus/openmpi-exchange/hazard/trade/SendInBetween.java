// also: mpj
package hazard.trade;

import mpi.*;

/** SL108: what is sent behind the call may tell that it has ended. */
public class SendInBetween {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        int[] token = {rank};
        for (int i = 0; i < n; i++) {
            out[i] = i * 3 + rank;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: passed SL001, missed SL108
        MPI.COMM_WORLD.sendRecv(token, 1, MPI.INT, right, 1, new int[1], 1, MPI.INT, left, 1); // expect: analysis SL010, analysis SL010
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
