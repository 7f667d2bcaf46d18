// also: mpj
package refused;

import java.util.Arrays;
import mpi.*;

/** SL108: output between receive and loop. A send is announced where it stands, behind what comes before it. */
public class OutputBetween {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 270;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            System.out.println("computed");
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                a[i] = -i;
            }
            MPI.COMM_WORLD.barrier();
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL108
            System.out.println("received");
            for (int i = 0; i < n; i++) {
                sum = sum * 0.5 + a[i];
            }
            MPI.COMM_WORLD.barrier();
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 0.5 + a[i];
            }
            System.out.println("sum " + Double.toHexString(sum));
        } else {
            MPI.COMM_WORLD.barrier();
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
