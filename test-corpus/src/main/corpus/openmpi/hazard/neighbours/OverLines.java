// also: mpj
package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** A call that takes two lines fails on the second one. */
// ranks: 2
// exit: 1
public class OverLines {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        int[] lengths = {n, n};
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, 1);
        System.out.println(Arrays.hashCode(a));
        if (rank == 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD // expect: passed SL006
                    .send(b, lengths[args.length + 7], MPI.DOUBLE, 1, 1);
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL006
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 1); // expect: passed SL006
        }
        MPI.Finalize();
    }
}
