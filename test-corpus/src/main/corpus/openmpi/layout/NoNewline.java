package layout;

import java.util.Arrays;
import mpi.*;

/** The last line has no end. */
public class NoNewline {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 400;
        double[] a = new double[n];
        if (rank == 0) {
            // fill
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5; // half
            }
            // and off
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}