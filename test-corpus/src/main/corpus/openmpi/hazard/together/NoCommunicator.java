// also: mpj
package hazard.together;

import java.util.Arrays;
import mpi.*;

/** SL106: the communicator is null in one call, which fails in its own words. */
// ranks: 3
public class NoCommunicator {
    static void deal(Intracomm comm, double[] a, int n, int last) throws MPIException {
        for (int dest = last; dest < last + 1; dest++) {
            comm.send(a, n, MPI.DOUBLE, dest, 1); // expect: missed SL106
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 300;
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 0.5;
        }
        if (rank == 0) {
            for (int dest = 1; dest < size; dest++) {
                deal(null, a, n, 5);
                deal(MPI.COMM_WORLD, a, n, dest);
            }
        } else {
            System.out.println(a[3]);
        }
        MPI.Finalize();
    }
}
