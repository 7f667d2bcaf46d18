package hazard.neighbours;

import java.util.Arrays;
import mpi.*;

/** That the first receive has failed is found out when the send begins, and told on the line of the receive. */
// ranks: 2
// exit: 15
public class FirstTooLong {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        Arrays.fill(a, rank);
        System.out.println("begin");
        if (rank == 0) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 1, 1); // expect: passed SL006
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 2); // expect: passed SL006
        } else {
            MPI.COMM_WORLD.recv(a, n - 1, MPI.DOUBLE, 0, 0); // expect: passed SL006
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 0, 1); // expect: passed SL006
            MPI.COMM_WORLD.send(b, n, MPI.DOUBLE, 0, 2); // expect: passed SL006
        }
        MPI.Finalize();
    }
}
