package programs;

import mpi.GraphComm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Graphs of which each rank gives its own edges, with too few weights or with weights at one end alone. */
public final class GraphWeights {
    private GraphWeights() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Intracomm comm = MPI.COMM_WORLD.dup();
        comm.setErrhandler(MPI.ERRORS_RETURN);
        int me = comm.getRank();
        int size = comm.getSize();
        int[] before = {(me + size - 1) % size};
        int[] behind = {(me + 1) % size};
        int[] some = {5};
        refused("0 weights for 1 sources", comm, before, new int[0], behind, some);
        refused("0 weights for 1 destinations", comm, before, some, behind, new int[0]);
        refused("null", comm, before, null, behind, some);
        refused("null", comm, before, some, behind, null);
        refused("null", comm, new int[0], null, new int[0], some);
        GraphComm right = comm.createDistGraphAdjacent(before, some, behind, some, MPI.INFO_NULL, false);
        Check.same(5, right.getDistGraphNeighbors().getSourceWeight(0), "weight");
        right.free();
        comm.free();
        MPI.Finalize();
        Check.report();
    }

    private static void refused(
            String words, Intracomm comm, int[] sources, int[] sourceWeights, int[] destinations, int[] destWeights) {
        MPIException thrown = Check.fails(
                MPIException.class,
                () -> comm.createDistGraphAdjacent(
                        sources, sourceWeights, destinations, destWeights, MPI.INFO_NULL, false),
                "weights that do not fit");
        Check.same(MPI.ERR_ARG, thrown.getErrorClass(), "class of " + thrown);
        Check.that(thrown.getMessage().contains(words), thrown.getMessage());
    }
}
