package programs;

import mpi.MPI;
import org.sluicempi.facetest.Check;

/** Goes on after {@code Abort}, as MPJ Express's own test suite expects, where the user has said so. */
public final class AbortIgnored {
    private AbortIgnored() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.Abort(5);
        int[] sum = {1};
        MPI.COMM_WORLD.Allreduce(sum, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        Check.same(MPI.COMM_WORLD.Size(), sum[0], "all ranks are still there");
        MPI.Finalize();
        Check.report();
    }
}
