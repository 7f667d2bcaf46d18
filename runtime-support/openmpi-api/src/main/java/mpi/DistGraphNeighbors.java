package mpi;

import org.sluicempi.runtime.Topology;

/** The edges of one rank in a distributed graph. */
public final class DistGraphNeighbors {
    private final Topology.Distributed graph;

    DistGraphNeighbors(Topology.Distributed graph) {
        this.graph = graph;
    }

    public int getInDegree() {
        return graph.sources().length;
    }

    public int getOutDegree() {
        return graph.destinations().length;
    }

    public boolean isWeighted() {
        return graph.sourceWeights() != null || graph.destinationWeights() != null;
    }

    public int getSource(int i) {
        return graph.sources()[i];
    }

    /** @throws NullPointerException if the graph has no weights */
    public int getSourceWeight(int i) {
        return graph.sourceWeights()[i];
    }

    public int getDestination(int i) {
        return graph.destinations()[i];
    }

    /** @throws NullPointerException if the graph has no weights */
    public int getDestinationWeight(int i) {
        return graph.destinationWeights()[i];
    }
}
