package hazard.neighbours;

import java.util.Arrays;
import mpi.MPI;

/** The second of three receives fails: in its own words, on its line, and the third one has not been. */
// ranks: 2
// exit: 1
public class SecondTooLong {
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int n = 200;
        double[] a = new double[n];
        double[] b = new double[n];
        double[] c = new double[n];
        System.out.println("begin");
        if (rank == 0) {
            Arrays.fill(a, 1);
            MPI.COMM_WORLD.Send(a, 0, n, MPI.DOUBLE, 1, 0); // expect: passed SL006
            MPI.COMM_WORLD.Send(b, 0, n, MPI.DOUBLE, 1, 1); // expect: passed SL006
            MPI.COMM_WORLD.Recv(c, 0, n, MPI.DOUBLE, 1, 2); // expect: passed SL006
        } else {
            MPI.COMM_WORLD.Recv(a, 0, n, MPI.DOUBLE, 0, 0); // expect: passed SL006
            MPI.COMM_WORLD.Recv(b, 0, n - 1, MPI.DOUBLE, 0, 1); // expect: passed SL006
            MPI.COMM_WORLD.Recv(c, 0, n, MPI.DOUBLE, 0, 2); // expect: passed SL006
        }
        MPI.Finalize();
    }
}
