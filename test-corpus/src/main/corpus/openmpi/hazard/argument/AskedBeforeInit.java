package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL118: the rank is asked for when MPI runs, and the loop stands before that. */
// ranks: 2
public class AskedBeforeInit {
    public static void main(String[] args) throws MPIException {
        int n = 64;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5 + 1;
        }
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 1) {
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 0, 5); // expect: missed SL118
        } else {
            double[] b = new double[n];
            MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 5); // expect: missed SL102
            System.out.println(Arrays.hashCode(b));
        }
        MPI.Finalize();
    }
}
