package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;

/** A communicator whose ranks are the nodes of a graph, known to all ranks or distributed among them. */
public final class GraphComm extends Intracomm {
    GraphComm(Communicator core, Errhandler handler) {
        super(core, handler);
    }

    @Override
    GraphComm like(Communicator core) {
        return new GraphComm(core, handler());
    }

    @Override
    public GraphComm clone() {
        return (GraphComm) super.clone();
    }

    @Override
    public GraphComm dup() throws MPIException {
        return (GraphComm) super.dup();
    }

    @Override
    public GraphComm iDup() throws MPIException {
        return (GraphComm) super.iDup();
    }

    @Override
    public GraphComm dupWithInfo(Info info) throws MPIException {
        return (GraphComm) super.dupWithInfo(info);
    }

    /** The whole graph; for a communicator of {@link Intracomm#createGraph}. */
    public GraphParms getDims() throws MPIException {
        return get(() -> new GraphParms(graph()));
    }

    /** The neighbours of a rank; for a communicator of {@link Intracomm#createGraph}. */
    public int[] getNeighbors(int rank) throws MPIException {
        return get(() -> {
            if (rank < 0 || rank >= core().size()) {
                throw new MpiError(ErrorClass.RANK, "rank " + rank + " is not in a graph of " + core().size());
            }
            return graph().sources(rank).clone();
        });
    }

    /** This rank's edges; for a communicator of one of the {@code createDistGraph} methods. */
    public DistGraphNeighbors getDistGraphNeighbors() throws MPIException {
        return get(() -> {
            if (core().topology().orElse(null) instanceof Topology.Distributed graph) {
                return new DistGraphNeighbors(graph);
            }
            throw new MpiError(ErrorClass.TOPOLOGY, "the communicator has no distributed graph");
        });
    }

    /** The rank that this process would get in such a graph, {@link MPI#UNDEFINED} if it would get none. Local. */
    public int map(int[] index, int[] edges) throws MPIException {
        return get(() -> {
            Core.given(edges, "array of edges");
            return core().rank() < Core.given(index, "index of the graph").length ? core().rank() : MPI.UNDEFINED;
        });
    }

    private Topology.Graph graph() {
        if (core().topology().orElse(null) instanceof Topology.Graph graph) {
            return graph;
        }
        throw new MpiError(ErrorClass.TOPOLOGY, "the communicator has no graph that all ranks know");
    }
}
