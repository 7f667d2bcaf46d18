package flow;

import java.util.Arrays;
import mpi.*;

/** An exception in the loop is caught, and the handler looks at what the receive has brought. */
public class CaughtNearby {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 310;
        int[] a = new int[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i - 200;
            }
            MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            int sum = 0;
            try {
                MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); // expect: passed SL002
                for (int i = 0; i < n; i++) {
                    sum += 1000 / a[i];
                }
            } catch (ArithmeticException e) {
                System.out.println("division by " + a[200] + " in front of " + a[n - 1]);
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
