// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** There is no plane for the last receive: what stands before it is complete, and fails first where it fails. */
// ranks: 2
// eager: default,infinite
// exit: 1
public class PlaneMissing {
    static double[][][] z = new double[2][2][200];

    static void exchange(int rank, int p, int n) throws MPIException {
        int other = 1 - rank;
        MPI.COMM_WORLD.send(z[p][0], n, MPI.DOUBLE, other, 0); // expect: passed SL006
        int next = 1 - p;
        MPI.COMM_WORLD.recv(z[p][1], n, MPI.DOUBLE, other, 0); // expect: passed SL006
        MPI.COMM_WORLD.recv(z[next][1], n, MPI.DOUBLE, other, 1); // expect: passed SL006
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        Arrays.fill(z[0][0], rank + 1);
        if (rank == 1) {
            z[1] = null;
        }
        System.out.println(Arrays.hashCode(z[0][0]));
        exchange(rank, 0, 200);
        MPI.Finalize();
    }
}
