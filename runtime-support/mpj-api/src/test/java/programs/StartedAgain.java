package programs;

import java.nio.ByteBuffer;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** MPI started and finished several times in one program, as test suites for MPJ Express do. */
public final class StartedAgain {
    private StartedAgain() {}

    public static void main(String[] args) throws Exception {
        Comm before = null;
        for (int round = 0; round < 5; round++) {
            Check.that(!MPI.Initialized(), "not running");
            String[] own = MPI.Init(args);
            Check.same(args, own, "arguments");
            Check.that(MPI.Initialized(), "running");
            Check.fails(MPIException.class, () -> MPI.Init(args), "started twice");
            Check.that(MPI.COMM_WORLD != before, "a new world");
            before = MPI.COMM_WORLD;
            int rank = MPI.COMM_WORLD.Rank();
            int right = (rank + 1) % MPI.COMM_WORLD.Size();
            Check.same(null, MPI.COMM_WORLD.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG), "nothing left over");
            MPI.COMM_WORLD.Barrier();
            MPI.Buffer_attach(ByteBuffer.allocateDirect(4));
            MPI.COMM_WORLD.Bsend(new int[] {round}, 0, 1, MPI.INT, right, 1);
            int[] got = new int[1];
            MPI.COMM_WORLD.Recv(got, 0, 1, MPI.INT, MPI.ANY_SOURCE, 1);
            Check.same(round, got[0], "message of this round");
            MPI.COMM_WORLD.Isend(new int[] {-1}, 0, 1, MPI.INT, right, 2);
            MPI.Finalize();
            Check.fails(MPIException.class, () -> MPI.Finalize(), "finished twice");
        }
        Check.report();
    }
}
