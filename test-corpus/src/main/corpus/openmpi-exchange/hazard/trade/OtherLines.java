// also: mpj
package hazard.trade;

import java.util.Arrays;
import mpi.*;

/** SL106: the call cannot be written a second time, for what fails in it would fail on another line. */
public class OtherLines {
    public static void traded(Comm comm, double[] out, double[] in, int[] peers) throws MPIException {
        for (int i = 0; i < 350; i++) {
            out[i] = i + peers[0];
        }
        comm.sendRecv(out, 350, MPI.DOUBLE, peers[0], 0, in, 350, MPI.DOUBLE, // expect: missed SL106, missed SL102
                Math.abs(peers[1]), 0);
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] out = new double[350];
        double[] in = new double[350];
        try {
            traded(MPI.COMM_WORLD, out, in, new int[] {rank, rank});
            traded(MPI.COMM_WORLD, out, in, new int[] {rank});
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(rank + " " + e.getMessage() + " " + e.getStackTrace()[0]);
        }
        System.out.println(rank + " " + Arrays.hashCode(in));
        MPI.Finalize();
    }
}
