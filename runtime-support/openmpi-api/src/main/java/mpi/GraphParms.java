package mpi;

import org.sluicempi.runtime.Topology;

/** A graph that all ranks know. */
public final class GraphParms {
    private final Topology.Graph graph;

    GraphParms(Topology.Graph graph) {
        this.graph = graph;
    }

    /** Number of nodes. */
    public int getIndexCount() {
        return graph.index().length;
    }

    /** Number of edges of nodes 0 to {@code i} inclusive. */
    public int getIndex(int i) {
        return graph.index()[i];
    }

    public int getEdgeCount() {
        return graph.edges().length;
    }

    /** The node that the edge leads to. */
    public int getEdge(int i) {
        return graph.edges()[i];
    }
}
