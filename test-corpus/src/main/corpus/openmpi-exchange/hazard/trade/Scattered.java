// also: mpj
package hazard.trade;

import mpi.*;

/** SL104, SL117: nobody can tell when an element is final, and the first iteration may need any. */
public class Scattered {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        double[] in = new double[n];
        int[] place = new int[n];
        for (int i = 0; i < n; i++) {
            place[i] = i * 7 % n;
        }
        for (int i = 0; i < n; i++) {
            out[place[i]] += i * 3 + rank;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: missed SL104, missed SL117
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + in[place[i]];
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
