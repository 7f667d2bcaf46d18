package flow;

import java.util.Arrays;
import mpi.*;

/** One array goes to two neighbours; one array is received twice; one loop stands behind several calls. */
public class SameTwice {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 360;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, size - 1, 1); // expect: passed SL001
        }
        double sum = 0;
        if (rank == 1) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
        }
        if (rank == size - 1) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: analysis SL013
            for (int t = 0; t < 3; t++) {
                for (int i = 0; i < n; i++) {
                    sum = sum * 0.5 + a[i];
                }
            }
        }
        System.out.println(rank + " " + sum + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
