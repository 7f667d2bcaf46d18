package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: the communicator that is asked for its size has been freed behind the loop, so the call fails. */
// ranks: 2
// exit: 5
public class AskedWhenFreed {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 64;
        double[] a = new double[n];
        Comm sub = MPI.COMM_WORLD.split(0, rank);
        System.out.println(sub.getSize());
        if (rank == 1) {
            for (int i = 0; i < n; i++) {
                a[i] = i * 0.5 + 1;
            }
            sub.free();
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, sub.getSize() - 2, 5); // expect: missed SL106
        } else {
            sub.free();
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 5); // expect: missed SL102
            System.out.println(Arrays.hashCode(a));
        }
        MPI.Finalize();
    }
}
