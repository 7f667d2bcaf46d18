package refused;

import java.util.Arrays;
import mpi.*;

/** SL106: destination, tag or count are known only after the loop. */
public class LateArgument {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 300;
        double[] a = new double[n];
        if (rank == 0) {
            int dest = 0;
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5;
                if (a[i] > 100) {
                    dest = 1;
                }
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 0); // expect: missed SL106
            for (int i = 0; i < n; i++) {
                a[i] = 2 * i;
            }
            int tag = (int) a[n - 1] - 597;
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tag); // expect: missed SL106
        } else if (rank == 1) {
            double sum = 0;
            for (int tag = 0; tag < 2; tag++) {
                MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, tag); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + a[i];
                }
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
