package refused;

import java.util.Arrays;
import mpi.*;

// run: no
/** SL113: the datatype is not that of the array's elements. The program ends with an error, so it is not run. */
public class WrongType {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        int[] a = new int[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.FLOAT, 1, 0); // expect: missed SL113
        } else if (rank == 1) {
            int sum = 0;
            MPI.COMM_WORLD.recv(a, n, MPI.LONG, 0, 0); // expect: missed SL113
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
