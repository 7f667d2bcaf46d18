package kernel;

import java.util.Arrays;
import mpi.*;

/** The consumer overwrites what it has read; later code reads the whole array. */
public class InPlace {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 500;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = Math.cos(i);
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 9); // expect: passed SL001
        }
        if (rank == 1) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 9); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                a[i] = a[i] * 2 + 1;
            }
            for (int i = 1; i < n; i++) {
                a[i] += a[i - 1];
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
