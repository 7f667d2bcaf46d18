package org.sluicempi.runtime.collective;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;

/**
 * Exchange with the neighbours of one rank (MPI 4.1, section 8.6).
 *
 * @param crosswise whether what leaves in one direction of a dimension arrives from the other one. In a periodic dimension
 *     of one or two places both neighbours are the same rank, and their order alone would match the wrong blocks.
 */
record Neighbors(int[] sources, int[] destinations, boolean crosswise) {
    /** @throws MpiError TOPOLOGY if the communicator has none */
    static Neighbors of(Communicator communicator) {
        Topology topology = communicator
                .topology()
                .orElseThrow(() -> new MpiError(
                        ErrorClass.TOPOLOGY, "a neighbour collective on a communicator without a topology"));
        int rank = communicator.rank();
        return new Neighbors(
                topology.sources(rank), topology.destinations(rank), topology instanceof Topology.Cartesian);
    }

    /**
     * @param send what goes to destination {@code k}
     * @param recv where what comes from source {@code k} is put
     */
    void exchange(Peers peers, IntFunction<UserBuffer> send, IntFunction<UserBuffer> recv) {
        List<Peers.Begun> pending = new ArrayList<>(sources.length + destinations.length);
        for (int k = 0; k < sources.length; k++) {
            if (sources[k] != Communicator.PROC_NULL) {
                pending.add(peers.startReceive(recv.apply(k), sources[k], crosswise ? 1 - k % 2 : 0));
            }
        }
        for (int k = 0; k < destinations.length; k++) {
            if (destinations[k] != Communicator.PROC_NULL) {
                pending.add(peers.startSend(send.apply(k), destinations[k], crosswise ? k % 2 : 0));
            }
        }
        peers.await(pending);
    }
}
