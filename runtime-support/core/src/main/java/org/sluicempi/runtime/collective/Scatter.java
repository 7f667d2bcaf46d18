package org.sluicempi.runtime.collective;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.UserBuffer;

/** Linear: the root starts all sends, each straight from its place. */
final class Scatter {
    private Scatter() {}

    /** @param recv null at the root if its block may stay where it is */
    static void atRoot(Peers peers, Blocks send, UserBuffer recv) {
        List<Peers.Begun> pending = new ArrayList<>(peers.size());
        for (int r = 0; r < peers.size(); r++) {
            if (r != peers.rank()) {
                pending.add(peers.startSend(send.block(r), r));
            }
        }
        if (recv != null) {
            peers.copy(send.block(peers.rank()), recv);
        }
        peers.await(pending);
    }
}
