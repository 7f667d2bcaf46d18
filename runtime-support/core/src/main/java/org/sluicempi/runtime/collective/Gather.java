package org.sluicempi.runtime.collective;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.UserBuffer;

/** Linear: the root posts a receive for every block, each straight into its place. */
final class Gather {
    private Gather() {}

    /** @param send null at the root if its block is in place already */
    static void atRoot(Peers peers, UserBuffer send, Blocks recv) {
        List<Peers.Begun> pending = new ArrayList<>(peers.size());
        for (int r = 0; r < peers.size(); r++) {
            if (r != peers.rank()) {
                pending.add(peers.startReceive(recv.block(r), r));
            }
        }
        if (send != null) {
            peers.copy(send, recv.block(peers.rank()));
        }
        peers.await(pending);
    }
}
