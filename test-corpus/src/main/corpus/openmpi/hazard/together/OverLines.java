// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** A send of a loop that takes two lines fails on the second one. */
// ranks: 3
// exit: 1
public class OverLines {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 200;
        int[] lengths = {n, n};
        double[] a = new double[n];
        Arrays.fill(a, 1);
        System.out.println(Arrays.hashCode(a));
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD // expect: passed SL004
                        .send(a, lengths[dest + args.length], MPI.DOUBLE, dest, 0);
            }
        } else {
            MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: missed SL102
        }
        MPI.Finalize();
    }
}
