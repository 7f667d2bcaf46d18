package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.UserBuffer;

/** A ring: in each of {@code size - 1} steps every rank passes on the block that it got in the step before. */
final class Allgather {
    private Allgather() {}

    /** @param send null if this rank's block is in place already */
    static void run(Peers peers, UserBuffer send, Blocks recv) {
        int size = peers.size();
        int rank = peers.rank();
        if (send != null) {
            peers.copy(send, recv.block(rank));
        }
        int right = (rank + 1) % size;
        int left = (rank - 1 + size) % size;
        for (int step = 0; step < size - 1; step++) {
            int passed = Math.floorMod(rank - step, size);
            int next = Math.floorMod(rank - step - 1, size);
            peers.exchange(recv.block(passed), right, recv.block(next), left);
        }
    }
}
