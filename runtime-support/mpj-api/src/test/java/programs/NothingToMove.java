package programs;

import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Collective calls that move no elements need no buffer at any rank, the root's receive buffer as little as another one. */
public final class NothingToMove {
    private static final Intracomm COMM = MPI.COMM_WORLD;

    private NothingToMove() {}

    public static void main(String[] args) {
        MPI.Init(args);
        int[] none = new int[COMM.Size()];
        for (int root = 0; root < COMM.Size(); root++) {
            COMM.Bcast(null, 0, 0, MPI.INT, root);
            COMM.Reduce(null, 0, null, 0, 0, MPI.INT, MPI.SUM, root);
            COMM.Gather(null, 0, 0, MPI.INT, null, 0, 0, MPI.INT, root);
            COMM.Gatherv(null, 0, 0, MPI.INT, null, 0, none, none, MPI.INT, root);
            COMM.Scatter(null, 0, 0, MPI.INT, null, 0, 0, MPI.INT, root);
            COMM.Scatterv(null, 0, none, none, MPI.INT, null, 0, 0, MPI.INT, root);
        }
        COMM.Allreduce(null, 0, null, 0, 0, MPI.INT, MPI.SUM);
        COMM.Reduce_scatter(null, 0, null, 0, none, MPI.INT, MPI.SUM);
        COMM.Scan(null, 0, null, 0, 0, MPI.INT, MPI.SUM);
        COMM.Allgather(null, 0, 0, MPI.INT, null, 0, 0, MPI.INT);
        COMM.Allgatherv(null, 0, 0, MPI.INT, null, 0, none, none, MPI.INT);
        COMM.Alltoall(null, 0, 0, MPI.INT, null, 0, 0, MPI.INT);
        COMM.Alltoallv(null, 0, none, none, MPI.INT, null, 0, none, none, MPI.INT);
        MPI.Errorhandler_set(MPI.ERRORS_RETURN);
        Intracomm self = (Intracomm) MPI.COMM_SELF;
        MPIException thrown = Check.fails(
                MPIException.class,
                () -> self.Gather(new int[1], 0, 1, MPI.INT, null, 0, 1, MPI.INT, 0),
                "elements and no buffer");
        Check.that(thrown.getMessage().contains("receive buffer"), thrown.getMessage());
        MPI.Finalize();
        Check.report();
    }
}
