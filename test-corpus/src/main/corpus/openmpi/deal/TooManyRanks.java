// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** The last rank is not there: its send is refused when the others have got theirs. */
// ranks: 3
public class TooManyRanks {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        int[] share = new int[1];
        if (rank == 0) {
            for (int dest = 1; dest <= size; dest++) {
                share[0] = n / (size - dest + 1);
                MPI.COMM_WORLD.send(share, 1, MPI.INT, dest, 2); // expect: passed SL004
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, dest, 1); // expect: passed SL004
            }
        } else {
            MPI.COMM_WORLD.recv(share, 1, MPI.INT, 0, 2); // expect: analysis SL010
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(rank + " " + Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
