package org.sluicempi.runtime.face;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;

/**
 * The edges of a distributed graph that one rank names, wherever they start and end (MPI_Dist_graph_create, MPI 4.1,
 * section 8.5.4): {@code degrees[k]} edges start at {@code sources[k]}, and end at the next so many {@code destinations}.
 *
 * @param weights one for each destination, null for a graph without weights; all ranks agree in that
 */
public record EdgeList(int[] sources, int[] degrees, int[] destinations, int[] weights) {
    /** Ints that tell one edge to one of its ends: the other end and the weight. */
    private static final int INTS = 2;

    /**
     * Collective: what all ranks have named, as each of them needs it: its own edges. They are in the order of the ranks
     * that have named them, and then in the order in which these have, at both ends of an edge.
     *
     * @throws MpiError ARG for arrays that do not fit, RANK for a rank that is not in the communicator
     */
    public Topology.Distributed gather(Communicator communicator) {
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
            throw new MpiError(ErrorClass.RANK, "an edge at rank " + rank + " in a graph of " + size + " ranks");
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
            starts[r + 1] = Math.addExact(starts[r], counts[r]);
        }
        return starts;
    }

    private static UserBuffer ints(int[] array, int count) {
        return new UserBuffer(array, 0, count, BasicType.INT);
    }
}
