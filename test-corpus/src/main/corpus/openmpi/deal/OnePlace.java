// also: mpj
package deal;

import java.util.Arrays;
import mpi.*;

/** All messages go to one place, and the last one stays; some come from whoever is first. */
public class OnePlace {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 210;
        double[] place = new double[n];
        if (rank == 0) {
            for (int source = 1; source < size; source++) {
                MPI.COMM_WORLD.recv(place, n, MPI.DOUBLE, source, 1); // expect: passed SL005
            }
            System.out.println(Arrays.hashCode(place));
            for (int source = 1; source < size; source++) {
                MPI.COMM_WORLD.recv(place, n, MPI.DOUBLE, MPI.ANY_SOURCE, 2); // expect: passed SL005
            }
            System.out.println(place.length);
        } else {
            double[] mine = new double[n];
            Arrays.fill(mine, rank);
            MPI.COMM_WORLD.send(mine, n - rank, MPI.DOUBLE, 0, 1); // expect: passed SL006
            MPI.COMM_WORLD.send(mine, n, MPI.DOUBLE, 0, 2); // expect: passed SL006
        }
        MPI.Finalize();
    }
}
