// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** The same array goes to every other rank, twice by loops of the same text, with another value in between. */
public class SameToAll {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        if (rank == 0) {
            for (int dest = 0; dest < size; dest++) {
                if (dest != rank) {
                    MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: passed SL004
                }
            }
            a[0] = -1;
            for (int dest = 0; dest < size; dest++) {
                if (dest != rank) {
                    MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: passed SL004
                }
            }
            a[0] = -2;
            System.out.println(a[0]);
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
