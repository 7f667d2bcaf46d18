// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** Both planes are the same one: what comes last stays. */
// ranks: 2
public class SamePlaneTwice {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        int p = args.length;
        double[][] plane = new double[3][n];
        double[][][] z = {plane, plane};
        for (int i = 0; i < n; i++) {
            plane[1][i] = rank * 1000 + i;
            plane[2][i] = rank * 1000 - i;
        }
        if (rank == 0) {
            MPI.COMM_WORLD.send(z[p][1], n, MPI.DOUBLE, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.send(z[1 - p][2], n, MPI.DOUBLE, 1, 1); // expect: passed SL006
            MPI.COMM_WORLD.recv(z[p][0], n, MPI.DOUBLE, 1, 2); // expect: passed SL006
        } else {
            MPI.COMM_WORLD.recv(z[p][1], n, MPI.DOUBLE, 0, 0); // expect: passed SL006
            MPI.COMM_WORLD.recv(z[1 - p][1], n, MPI.DOUBLE, 0, 1); // expect: passed SL006
            MPI.COMM_WORLD.send(z[p][1], n, MPI.DOUBLE, 0, 2); // expect: passed SL006
        }
        System.out.println(Arrays.deepHashCode(plane));
        MPI.Finalize();
    }
}
