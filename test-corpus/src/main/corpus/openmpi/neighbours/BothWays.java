// also: mpj
package neighbours;

import java.util.Arrays;
import mpi.*;

/** Each call of the exchange sends one edge and receives another, as in many stencils. */
// ranks: 2,3,4
public class BothWays {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int up = (rank + 1) % size;
        int down = (rank + size - 1) % size;
        double[] a = new double[300];
        double[] b = new double[300];
        double[] c = new double[300];
        double[] d = new double[300];
        Arrays.fill(a, rank + 0.5);
        Arrays.fill(b, rank + 0.25);
        for (int step = 0; step < 3; step++) {
            MPI.COMM_WORLD.sendRecv(a, 300, MPI.DOUBLE, up, 1, c, 300, MPI.DOUBLE, down, 1); // expect: missed SL101, missed SL102
            MPI.COMM_WORLD.sendRecv(b, 300, MPI.DOUBLE, down, 2, d, 300, MPI.DOUBLE, up, 2); // expect: missed SL101, missed SL102
            System.out.println(Arrays.hashCode(c) + " " + Arrays.hashCode(d));
            if (rank > 0) {
                MPI.COMM_WORLD.send(c, 300, MPI.DOUBLE, 0, 3); // expect: passed SL006
                MPI.COMM_WORLD.send(d, 300, MPI.DOUBLE, 0, 4); // expect: passed SL006
            }
            for (int other = 1; rank == 0 && other < size; other++) {
                MPI.COMM_WORLD.recv(a, 300, MPI.DOUBLE, other, 3); // expect: passed SL006
                MPI.COMM_WORLD.recv(b, 300, MPI.DOUBLE, other, 4); // expect: passed SL006
            }
        }
        MPI.Finalize();
    }
}
