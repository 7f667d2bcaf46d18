package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** A handler goes on when one of the calls has failed: what stands behind it must not have begun. */
// ranks: 2
public class CaughtOutside {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank + 1);
        Arrays.fill(b, rank + 5);
        try {
            if (rank == 0) {
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: missed SL110
                MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 1); // expect: missed SL110
            } else {
                MPI.COMM_WORLD.recv(a, n - 1, MPI.DOUBLE, 0, 0); // expect: missed SL110
                MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 1); // expect: missed SL110
            }
        } catch (MPIException e) {
            System.out.println("went on");
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 1); // expect: missed SL102
        }
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
        MPI.Finalize();
    }
}
