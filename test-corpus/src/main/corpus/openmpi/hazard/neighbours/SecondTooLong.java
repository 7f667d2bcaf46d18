package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** The second of three receives fails: in its own words, on its line, and the third one has not been. */
// ranks: 2
// exit: 15
public class SecondTooLong {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        double[] c = new double[n];
        System.out.println("begin");
        if (rank == 0) {
            Arrays.fill(a, 1);
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 1); // expect: passed SL006
            MPI.COMM_WORLD.recv(c, n, MPI.DOUBLE, 1, 2); // expect: passed SL006
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL006
            MPI.COMM_WORLD.recv(b, n - 1, MPI.DOUBLE, 0, 1); // expect: passed SL006
            MPI.COMM_WORLD.recv(c, n, MPI.DOUBLE, 0, 2); // expect: passed SL006
        }
        MPI.Finalize();
    }
}
