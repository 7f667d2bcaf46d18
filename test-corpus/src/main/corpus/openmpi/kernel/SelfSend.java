package kernel;

import java.util.Arrays;
import mpi.*;

// ranks: 1,2
// eager: default,infinite
// cut: no
/** A rank sends to itself, which works as long as the library buffers. */
public class SelfSend {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 500;
        double[] a = new double[n];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5 + rank;
        }
        MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, rank, 2); // expect: passed SL001
        double sum = 0;
        MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, rank, 2); // expect: passed SL002
        for (int i = 0; i < n; i++) {
            sum += b[i];
        }
        System.out.println(rank + " " + sum + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
