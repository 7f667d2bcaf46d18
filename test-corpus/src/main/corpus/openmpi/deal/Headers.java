// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** A header of one element is written anew for each rank; behind it goes what it speaks of. */
public class Headers {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        int[] header = new int[1];
        double[] factor = new double[1];
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                header[0] = n - dest * 7;
                factor[0] = 1.0 / dest;
                MPI.COMM_WORLD.send(header, 1, MPI.INT, dest, 1); // expect: passed SL004
                MPI.COMM_WORLD.send(factor, 1, MPI.DOUBLE, dest, 2); // expect: passed SL004
                MPI.COMM_WORLD.send(a, header[0], MPI.DOUBLE, dest, 3); // expect: passed SL004
            }
            header[0] = 0;
            factor[0] = 0;
        } else {
            MPI.COMM_WORLD.recv(header, 1, MPI.INT, 0, 1); // expect: analysis SL010
            MPI.COMM_WORLD.recv(factor, 1, MPI.DOUBLE, 0, 2); // expect: analysis SL010
            double[] mine = new double[header[0]];
            MPI.COMM_WORLD.recv(mine, mine.length, MPI.DOUBLE, 0, 3); // expect: missed SL102
            System.out.println(rank + " " + factor[0] + " " + Arrays.hashCode(mine));
        }
        MPI.Finalize();
    }
}
