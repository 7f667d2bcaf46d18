package flow;

import java.util.Arrays;
import mpi.*;

/** An exception in the loop is caught and answered with another message: what travelled ahead is forgotten. */
public class Forgotten {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 310;
        int[] a = new int[n];
        int[] divisors = new int[n];
        Arrays.fill(divisors, 3);
        divisors[200] = 0;
        if (rank == 0) {
            try {
                for (int i = 0; i < n; i++) {
                    a[i] = 1000 * i / divisors[i];
                }
                MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: passed SL001
            } catch (ArithmeticException e) {
                a[0] = -1;
                MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: missed SL101
            }
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i] * i;
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
