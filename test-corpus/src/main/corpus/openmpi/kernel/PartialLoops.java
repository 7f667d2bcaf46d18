package kernel;

import java.util.Arrays;
import mpi.*;

/** The loop covers less than the message, or more, or another part of the array. */
public class PartialLoops {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 512;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank + 0.25);
        Arrays.fill(b, rank + 0.75);
        if (rank == 0) {
            for (int i = 100; i < 400; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, a.length, MPI.DOUBLE, 1, 1); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                b[i] = -i;
            }
            MPI.COMM_WORLD.send(b, 200, MPI.DOUBLE, 1, 2); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, a.length, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 50; i < 450; i++) {
                sum = sum * 0.5 + a[i];
            }
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 2); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 0.5 + b[i];
            }
            System.out.println("sum " + Double.toHexString(sum));
        }
        System.out.println(rank + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
