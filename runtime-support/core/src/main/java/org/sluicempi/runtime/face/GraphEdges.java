package org.sluicempi.runtime.face;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;

/** Turns edges that any rank may have given into those that each rank has (MPI 4.1, section 8.5.4). */
public final class GraphEdges {
    /** Ints that tell one edge to one of its ends: the other end and the weight. */
    private static final int INTS = 2;

    private final int[] sources;
    private final int[] degrees;
    private final int[] destinations;
    private final int[] weights;

    private GraphEdges(int[] sources, int[] degrees, int[] destinations, int[] weights) {
        this.sources = sources;
        this.degrees = degrees;
        this.destinations = destinations;
        this.weights = weights;
    }

    /**
     * Collective: the edges of this rank, in the order of the ranks that gave them and then in that in which these did, at
     * both ends of an edge. Each edge travels to its two ends only.
     *
     * @param degrees number of edges from each of {@code sources}; this array and the next two may be longer than needed
     * @param destinations ends of the edges, source after source
     * @param weights one for each edge; null at all ranks or at none
     * @throws MpiError RANK for an edge from or to no rank of the communicator, ARG for arrays that do not fit
     */
    public static Topology.Distributed adjacent(
            Communicator communicator, int[] sources, int[] degrees, int[] destinations, int[] weights) {
        Given.given(sources, "array of sources");
        Given.given(degrees, "array of degrees");
        Given.given(destinations, "array of destinations");
        return new GraphEdges(sources, degrees, destinations, weights).gather(communicator);
    }

    private Topology.Distributed gather(Communicator communicator) {
        int size = communicator.size();
        check(size);
        List<List<Integer>> out = lists(size);
        List<List<Integer>> in = lists(size);
        int next = 0;
        for (int k = 0; k < sources.length; k++) {
            for (int e = 0; e < degrees[k]; e++, next++) {
                int weight = weights == null ? 0 : weights[next];
                out.get(sources[k]).addAll(List.of(destinations[next], weight));
                in.get(destinations[next]).addAll(List.of(sources[k], weight));
            }
        }
        int[] starting = exchange(communicator, out);
        int[] ending = exchange(communicator, in);
        return new Topology.Distributed(
                size, column(ending, 0), weights(ending), column(starting, 0), weights(starting));
    }

    private int[] weights(int[] edges) {
        return weights == null ? null : column(edges, 1);
    }

    private static int[] column(int[] edges, int number) {
        int[] column = new int[edges.length / INTS];
        for (int e = 0; e < column.length; e++) {
            column[e] = edges[INTS * e + number];
        }
        return column;
    }

    private void check(int size) {
        if (degrees.length < sources.length) {
            throw new MpiError(ErrorClass.ARG, degrees.length + " degrees for " + sources.length + " sources");
        }
        long edges = 0;
        for (int k = 0; k < sources.length; k++) {
            checkRank(sources[k], size);
            if (degrees[k] < 0) {
                throw new MpiError(ErrorClass.ARG, "rank " + sources[k] + " has a negative degree: " + degrees[k]);
            }
            edges += degrees[k];
        }
        if (edges > destinations.length || weights != null && edges > weights.length) {
            throw new MpiError(
                    ErrorClass.ARG, destinations.length + " destinations (and weights) for " + edges + " edges");
        }
        for (int e = 0; e < edges; e++) {
            checkRank(destinations[e], size);
        }
    }

    private static void checkRank(int rank, int size) {
        if (rank < 0 || rank >= size) {
            throw new MpiError(ErrorClass.RANK, "an edge ends at rank " + rank + " of " + size);
        }
    }

    private static List<List<Integer>> lists(int size) {
        List<List<Integer>> lists = new ArrayList<>(size);
        for (int r = 0; r < size; r++) {
            lists.add(new ArrayList<>());
        }
        return lists;
    }

    /** What all ranks have for this one, in their order. */
    private static int[] exchange(Communicator communicator, List<List<Integer>> forRank) {
        int size = communicator.size();
        int[] sendCounts = forRank.stream().mapToInt(List::size).toArray();
        int[] recvCounts = new int[size];
        communicator.collectives().alltoall(ints(sendCounts, 1), ints(recvCounts, 1));
        int[] send = forRank.stream()
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .toArray();
        int[] recvStarts = starts(recvCounts);
        int[] recv = new int[recvStarts[size]];
        communicator
                .collectives()
                .alltoallv(
                        ints(send, send.length),
                        sendCounts,
                        starts(sendCounts),
                        ints(recv, recv.length),
                        recvCounts,
                        recvStarts);
        return recv;
    }

    private static int[] starts(int[] counts) {
        int[] starts = new int[counts.length + 1];
        for (int r = 0; r < counts.length; r++) {
            starts[r + 1] = CountMath.plus(starts[r], counts[r]);
        }
        return starts;
    }

    private static UserBuffer ints(int[] array, int count) {
        return new UserBuffer(array, 0, count, BasicType.INT);
    }
}
