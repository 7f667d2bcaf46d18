// also: mpj
package neighbours;

import java.util.Arrays;
import mpi.*;

/** Messages from whoever is first stand among others. */
// ranks: 3
public class AnyOfThem {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] a = new double[250];
        double[] b = new double[250];
        double[] c = new double[250];
        Arrays.fill(a, 3);
        if (rank == 0) {
            MPI.COMM_WORLD.recv(a, 250, MPI.DOUBLE, MPI.ANY_SOURCE, 1); // expect: passed SL006
            MPI.COMM_WORLD.recv(b, 250, MPI.DOUBLE, MPI.ANY_SOURCE, 1); // expect: passed SL006
            MPI.COMM_WORLD.send(b, 250, MPI.DOUBLE, 2, 2); // expect: passed SL006
            MPI.COMM_WORLD.recv(c, 250, MPI.DOUBLE, MPI.ANY_SOURCE, MPI.ANY_TAG); // expect: passed SL006
            System.out.println(a[9] + b[9] + c[9]);
        } else {
            MPI.COMM_WORLD.send(a, 250, MPI.DOUBLE, 0, 1); // expect: passed SL006
            if (rank == 2) {
                MPI.COMM_WORLD.recv(b, 250, MPI.DOUBLE, 0, 2); // expect: passed SL006
                MPI.COMM_WORLD.send(b, 250, MPI.DOUBLE, 0, 3); // expect: passed SL006
            }
        }
        MPI.Finalize();
    }
}
