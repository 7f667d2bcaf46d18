// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** Two names for one array, and two for two: a test in front of the loop tells. */
// ranks: 3
public class WrittenByAnotherName {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        double[] b = args.length > 0 ? new double[1] : a;
        double[] c = args.length > 0 ? a : new double[1];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: passed SL004 if a != b
                b[0] = dest;
            }
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: passed SL004 if a != c
                c[0] = dest;
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
