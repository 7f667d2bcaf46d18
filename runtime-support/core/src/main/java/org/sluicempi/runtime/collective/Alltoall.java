package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.UserBuffer;

/** Pairwise: in step {@code k} each rank sends to the one {@code k} after it and receives from the one {@code k} before. */
final class Alltoall {
    private Alltoall() {}

    static void run(Peers peers, Blocks send, Blocks recv) {
        int size = peers.size();
        int rank = peers.rank();
        peers.copy(send.block(rank), recv.block(rank));
        for (int step = 1; step < size; step++) {
            int to = (rank + step) % size;
            int from = (rank - step + size) % size;
            peers.exchange(send.block(to), to, recv.block(from), from);
        }
    }

    /** Every block of {@code recv} is sent to its rank and then replaced by what came from there. */
    static void inPlace(Peers peers, Blocks recv) {
        Blocks copies = copies(peers, recv);
        run(peers, copies, recv);
    }

    private static Blocks copies(Peers peers, Blocks blocks) {
        int size = peers.size();
        int[] displs = new int[size];
        for (int r = 1; r < size; r++) {
            displs[r] = Math.addExact(displs[r - 1], blocks.counts()[r - 1]);
        }
        int total = Math.addExact(displs[size - 1], blocks.counts()[size - 1]);
        UserBuffer scratch = Scratch.like(new UserBuffer(null, 0, total, blocks.type()));
        Blocks copies = Blocks.of(scratch, blocks.counts(), displs);
        for (int r = 0; r < size; r++) {
            peers.copy(blocks.block(r), copies.block(r));
        }
        return copies;
    }
}
