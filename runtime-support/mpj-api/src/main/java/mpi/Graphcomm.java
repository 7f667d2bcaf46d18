package mpi;

import java.util.Arrays;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.face.Given;
import org.sluicempi.runtime.face.GroupedCommunicator;

/** A communicator whose ranks are the nodes of a graph that all of them know. */
public class Graphcomm extends Intracomm {
    Graphcomm(GroupedCommunicator part) {
        super(part);
    }

    /**
     * @param size ranks that there are
     * @throws MpiError {@link ErrorClass#ARG} if this is no graph, or has more nodes than there are ranks
     */
    static Topology.Graph checked(int[] index, int[] edges, int size) {
        int end = 0;
        for (int next : Given.given(index, "index of the graph")) {
            if (next < end) {
                throw new MpiError(ErrorClass.ARG, "the index of a graph falls from " + end + " to " + next);
            }
            end = next;
        }
        if (Given.given(edges, "array of edges").length < end || index.length > size) {
            throw new MpiError(
                    ErrorClass.ARG,
                    "a graph of " + index.length + " nodes and " + edges.length + " of " + end + " edges for " + size
                            + " ranks");
        }
        for (int k = 0; k < end; k++) {
            if (edges[k] < 0 || edges[k] >= index.length) {
                throw new MpiError(ErrorClass.ARG, "an edge to " + edges[k] + " in a graph of " + index.length);
            }
        }
        return new Topology.Graph(index.clone(), Arrays.copyOf(edges, end));
    }

    /** Collective: the same ranks, the same graph, matching of its own. */
    @Override
    public Object clone() throws MPIException {
        return Core.get(() -> new Graphcomm(part().dup()));
    }

    public GraphParms Get() throws MPIException {
        return Core.get(() -> new GraphParms(graph()));
    }

    public int[] Neighbours(int rank) throws MPIException {
        return Core.get(() -> {
            Topology.Graph graph = graph();
            if (rank < 0 || rank >= graph.size()) {
                throw new MpiError(
                        ErrorClass.RANK, "rank " + rank + " is not in a graph of " + graph.size() + " nodes");
            }
            return graph.destinations(rank);
        });
    }

    /** As {@link Cartcomm#Map} for a graph. */
    public int Map(int[] index, int[] edges) throws MPIException {
        return Core.get(
                () -> MPI.mapped(core(), checked(index, edges, core().size()).size()));
    }

    @Override
    public int Topo_test() throws MPIException {
        return MPI.GRAPH;
    }

    private Topology.Graph graph() {
        return core().topology()
                .filter(Topology.Graph.class::isInstance)
                .map(Topology.Graph.class::cast)
                .orElseThrow(() -> new MpiError(ErrorClass.TOPOLOGY, "the communicator has no graph"));
    }
}
