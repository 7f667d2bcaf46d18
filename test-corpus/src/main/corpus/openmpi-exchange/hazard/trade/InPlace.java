package hazard.trade;

import mpi.*;

/** SL015: what comes takes the place of what goes. */
public class InPlace {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        double[] out = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = i * 3 + rank;
        }
        MPI.COMM_WORLD.sendRecvReplace(out, n, MPI.DOUBLE, right, 0, left, 0); // expect: analysis SL015
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 0.5 + out[i];
        }
        System.out.println(rank + " " + sum);
        MPI.Finalize();
    }
}
