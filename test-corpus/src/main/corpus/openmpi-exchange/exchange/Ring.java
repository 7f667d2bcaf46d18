// also: mpj
package exchange;

import mpi.*;

/** Both halves flow: a loop packs what goes to the right, another one reads what comes from the left. */
public class Ring {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        for (int t = 0; t < 3; t++) {
            for (int i = 0; i < n; i++) {
                out[i] = in[i] + i * t + rank;
            }
            Status status = MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: passed SL001, passed SL002
            double sum = 0;
            for (int i = 0; i < n; i++) {
                sum = sum * 0.5 + in[i];
            }
            System.out.println(rank + " " + sum + " " + status.getCount(MPI.DOUBLE) + " " + status.getSource());
        }
        MPI.Finalize();
    }
}
