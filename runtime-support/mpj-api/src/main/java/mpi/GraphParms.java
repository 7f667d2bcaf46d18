package mpi;

import org.sluicempi.runtime.Topology;

/** The shape of a graph: the neighbours of rank {@code r} end before {@code edges[index[r]]}. */
public class GraphParms {
    public int[] index;
    public int[] edges;

    public GraphParms() {}

    GraphParms(Topology.Graph graph) {
        index = graph.index().clone();
        edges = graph.edges().clone();
    }
}
