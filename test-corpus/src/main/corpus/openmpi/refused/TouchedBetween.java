package refused;

import java.util.Arrays;
import mpi.*;

/** SL107: a statement between loop and call writes the buffer, or reads it before the loop. */
public class TouchedBetween {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 280;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            a[0] = -1;
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL107
            for (int i = 0; i < n; i++) {
                a[i] = i + 0.5;
            }
            Arrays.sort(a);
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: missed SL107
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL107
            double last = a[n - 1];
            for (int i = 0; i < n; i++) {
                sum = sum * 0.5 + a[i] / last;
            }
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL107
            a[5] = 3;
            for (int i = 0; i < n; i++) {
                sum = sum * 0.5 + a[i];
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
