// also: mpj
package exchange;

import mpi.*;

/** What comes may come from anybody, with any tag; the status tells. */
public class Anyone {
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
        Status status = MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, rank, in, n, MPI.DOUBLE, MPI.ANY_SOURCE, MPI.ANY_TAG); // expect: passed SL001, passed SL002
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[i];
        }
        System.out.println(rank + " " + sum);
        System.out.println(status.getSource() + " " + status.getTag() + " " + status.getCount(MPI.DOUBLE));
        MPI.Finalize();
    }
}
