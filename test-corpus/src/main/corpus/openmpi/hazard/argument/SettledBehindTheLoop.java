// also: mpj
package hazard.argument;

import java.util.Arrays;
import mpi.*;

/** SL106: a final field gets its value behind the loop, and the call asks a method for it. */
// ranks: 2
public class SettledBehindTheLoop {
    private final int n;
    private final double[] a = new double[64];

    SettledBehindTheLoop(Comm comm, int rank) throws MPIException {
        if (rank == 1) {
            for (int i = 0; i < 64; i++) {
                a[i] = i * 0.5 + 1;
            }
            n = 40;
            comm.send(a, count(), MPI.DOUBLE, 0, 5); // expect: missed SL106
        } else {
            n = 64;
            comm.recv(a, 64, MPI.DOUBLE, 1, 5); // expect: missed SL102
        }
    }

    private int count() {
        return n;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        SettledBehindTheLoop made = new SettledBehindTheLoop(MPI.COMM_WORLD, MPI.COMM_WORLD.getRank());
        System.out.println(Arrays.hashCode(made.a));
        MPI.Finalize();
    }
}
