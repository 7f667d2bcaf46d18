package refused;

import java.util.Arrays;
import mpi.*;

/** SL118: loop and call stand under different conditions. */
public class OtherCondition {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 340;
        double[] a = new double[n];
        if (rank == 0 || size > 3) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
        }
        if (rank == 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL118
        }
        double sum = 0;
        if (rank == 1) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL118
        }
        if (rank % 2 == 1) {
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
        }
        System.out.println(rank + " " + sum + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
