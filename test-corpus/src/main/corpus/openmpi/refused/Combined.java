package refused;

import java.util.Arrays;
import mpi.*;

/** SL119: calls that send and receive at once. */
public class Combined {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 350;
        double[] out = new double[n];
        double[] in = new double[n];
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        for (int i = 0; i < n; i++) {
            out[i] = i + rank;
        }
        MPI.COMM_WORLD.sendRecv(out, n, MPI.DOUBLE, right, 0, in, n, MPI.DOUBLE, left, 0); // expect: analysis SL015
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += in[i];
        }
        System.out.println(rank + " " + sum + " " + Arrays.hashCode(in));
        MPI.Finalize();
    }
}
