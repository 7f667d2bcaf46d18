package refused;

import java.util.Arrays;
import mpi.*;

/** SL105: what an iteration wrote may be written again by a later one. */
public class WrittenAgain {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int rows = 20;
        int n = 15;
        int size = rows * n;
        double[] a = new double[size];
        if (rank == 0) {
            for (int pass = 0; pass < 3; pass++) {
                for (int i = 0; i < size; i++) {
                    a[i] = a[size - 1 - i] * 0.5 + pass;
                }
            }
            MPI.COMM_WORLD.send(a, size, MPI.DOUBLE, 1, 0); // expect: missed SL105
            for (int j = 0; j < n; j++) {
                for (int i = 0; i < rows; i++) {
                    a[i * n + j] = a[i] - j;
                }
            }
            MPI.COMM_WORLD.send(a, size, MPI.DOUBLE, 1, 1); // expect: missed SL105
            for (int i = 0; i < size; i++) {
                a[i] = i;
                a[size - 1 - i] = -i;
            }
            MPI.COMM_WORLD.send(a, size, MPI.DOUBLE, 1, 2); // expect: missed SL105
        } else if (rank == 1) {
            double sum = 0;
            for (int tag = 0; tag < 3; tag++) {
                MPI.COMM_WORLD.recv(a, size, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < size; i++) {
                    sum = sum * 0.5 + a[i];
                }
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
