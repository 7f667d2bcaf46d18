package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;

/** The checks of MPI 4.1, chapter 8, on a topology for a communicator of {@code size} ranks. */
public final class Topologies {
    private Topologies() {}

    /** @throws MpiError DIMS for a bad grid, TOPOLOGY or ARG for a bad graph */
    public static void check(Topology topology, int size, int rank) {
        if (topology instanceof Topology.Cartesian grid) {
            checkGrid(grid, size);
        } else if (topology instanceof Topology.Graph graph) {
            checkGraph(graph, size);
        } else if (topology instanceof Topology.Distributed distributed) {
            checkDistributed(distributed, size, rank);
        }
    }

    private static void checkGrid(Topology.Cartesian grid, int size) {
        if (grid.dims().length != grid.periods().length) {
            throw new MpiError(
                    ErrorClass.DIMS,
                    grid.dims().length + " dimensions, but " + grid.periods().length + " flags for their periods");
        }
        for (int dim : grid.dims()) {
            if (dim <= 0) {
                throw new MpiError(ErrorClass.DIMS, "a dimension has " + dim + " places");
            }
        }
        if (grid.size() > size) {
            throw new MpiError(
                    ErrorClass.DIMS, "a grid of " + grid.size() + " places needs more than " + size + " ranks");
        }
    }

    private static void checkGraph(Topology.Graph graph, int size) {
        if (graph.size() > size) {
            throw new MpiError(
                    ErrorClass.TOPOLOGY, "a graph of " + graph.size() + " nodes needs more than " + size + " ranks");
        }
        int before = 0;
        for (int end : graph.index()) {
            if (end < before) {
                throw new MpiError(ErrorClass.ARG, "the index of a graph falls from " + before + " to " + end);
            }
            before = end;
        }
        if (before > graph.edges().length) {
            throw new MpiError(
                    ErrorClass.ARG,
                    "a graph needs " + before + " edges, but only " + graph.edges().length + " are given");
        }
        checkRanks(graph.edges(), graph.size());
    }

    private static void checkDistributed(Topology.Distributed graph, int size, int rank) {
        if (graph.size() != size) {
            throw new MpiError(
                    ErrorClass.TOPOLOGY, "a distributed graph of " + graph.size() + " ranks for " + size + " ranks");
        }
        checkRanks(graph.sources(rank), size);
        checkRanks(graph.destinations(rank), size);
        checkWeights(graph.sourceWeights(), graph.sources().length, "sources");
        checkWeights(graph.destinationWeights(), graph.destinations().length, "destinations");
        if ((graph.sourceWeights() == null) != (graph.destinationWeights() == null)) {
            throw new MpiError(
                    ErrorClass.ARG,
                    said(graph.sourceWeights()) + " for " + graph.sources().length + " sources, but "
                            + said(graph.destinationWeights()) + " for " + graph.destinations().length
                            + " destinations; both have weights, be they empty, or neither has");
        }
    }

    /** As for the edges of {@link org.sluicempi.runtime.face.GraphEdges}, there may be more than are needed. */
    private static void checkWeights(int[] weights, int edges, String ends) {
        if (weights != null && weights.length < edges) {
            throw new MpiError(ErrorClass.ARG, said(weights) + " for " + edges + " " + ends);
        }
    }

    private static String said(int[] weights) {
        return weights == null ? "no weights (null)" : weights.length + " weights";
    }

    private static void checkRanks(int[] neighbors, int size) {
        for (int neighbor : neighbors) {
            if ((neighbor < 0 || neighbor >= size) && neighbor != Communicator.PROC_NULL) {
                throw new MpiError(
                        ErrorClass.RANK, "neighbour " + neighbor + " is not in a graph of " + size + " ranks");
            }
        }
    }
}
