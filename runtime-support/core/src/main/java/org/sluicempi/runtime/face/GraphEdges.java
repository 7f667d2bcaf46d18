package org.sluicempi.runtime.face;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;

/** Turns edges that any rank may have given into those that each rank has (MPI 4.1, section 8.5.4). */
public final class GraphEdges {
    private static final int SOURCE = 0;
    private static final int DESTINATION = 1;
    private static final int WEIGHT = 2;
    private static final int FIELDS = 3;

    private GraphEdges() {}

    /**
     * Collective: the edges of this rank, in the order of the ranks that gave them.
     *
     * @param degrees number of edges from each of {@code sources}; this array and the next two may be longer than needed
     * @param destinations ends of the edges, source after source
     * @param weights one for each edge; null at all ranks or at none
     * @throws MpiError RANK for an edge from or to no rank of the communicator, ARG for arrays that do not fit
     */
    public static Topology.Distributed adjacent(
            Communicator communicator, int[] sources, int[] degrees, int[] destinations, int[] weights) {
        int[] all = gathered(communicator, edges(communicator.size(), sources, degrees, destinations, weights));
        int rank = communicator.rank();
        int[] into = select(all, DESTINATION, rank);
        int[] outOf = select(all, SOURCE, rank);
        boolean weighted = weights != null;
        return new Topology.Distributed(
                communicator.size(),
                field(all, into, SOURCE),
                weighted ? field(all, into, WEIGHT) : null,
                field(all, outOf, DESTINATION),
                weighted ? field(all, outOf, WEIGHT) : null);
    }

    private static int[] edges(int size, int[] sources, int[] degrees, int[] destinations, int[] weights) {
        int number = Arrays.stream(degrees).limit(sources.length).sum();
        if (sources.length > degrees.length
                || destinations.length < number
                || weights != null && weights.length < number) {
            throw new MpiError(
                    ErrorClass.ARG,
                    sources.length + " sources with " + degrees.length + " degrees and " + destinations.length
                            + " destinations do not fit");
        }
        int[] edges = new int[FIELDS * number];
        int edge = 0;
        for (int s = 0; s < sources.length; s++) {
            for (int k = 0; k < degrees[s]; k++, edge++) {
                edges[FIELDS * edge + SOURCE] = checked(sources[s], size);
                edges[FIELDS * edge + DESTINATION] = checked(destinations[edge], size);
                edges[FIELDS * edge + WEIGHT] = weights == null ? 1 : weights[edge];
            }
        }
        return edges;
    }

    private static int checked(int rank, int size) {
        if (rank < 0 || rank >= size) {
            throw new MpiError(ErrorClass.RANK, "an edge ends at rank " + rank + " of " + size);
        }
        return rank;
    }

    private static int[] gathered(Communicator communicator, int[] own) {
        int[] counts = new int[communicator.size()];
        communicator.collectives().allgather(ints(new int[] {own.length}, 1), ints(counts, 1));
        int[] displs = new int[counts.length];
        int total = 0;
        for (int r = 0; r < counts.length; r++) {
            displs[r] = total;
            total = Math.addExact(total, counts[r]);
        }
        int[] all = new int[total];
        communicator.collectives().allgatherv(ints(own, own.length), ints(all, 0), counts, displs);
        return all;
    }

    private static UserBuffer ints(int[] array, int count) {
        return new UserBuffer(array, 0, count, BasicType.INT);
    }

    /** The numbers of the edges that have this rank at one end. */
    private static int[] select(int[] all, int end, int rank) {
        int[] found = new int[all.length / FIELDS];
        int n = 0;
        for (int edge = 0; edge < found.length; edge++) {
            if (all[FIELDS * edge + end] == rank) {
                found[n++] = edge;
            }
        }
        return Arrays.copyOf(found, n);
    }

    private static int[] field(int[] all, int[] edges, int field) {
        return Arrays.stream(edges).map(edge -> all[FIELDS * edge + field]).toArray();
    }
}
