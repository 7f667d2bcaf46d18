package syntax;

import java.util.Arrays;
import mpi.*;

/** A difference of two variables that some parsers take for the keyword. */
public class NonSealed {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int non = 310;
        int sealed = 10;
        int n = non-sealed;
        double[] a = new double[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                a[i] *= 2;
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
