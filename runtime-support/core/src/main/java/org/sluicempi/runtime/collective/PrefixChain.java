package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** A chain: each rank gets the reduction of all before it, adds its own operand on the right and passes the result on. */
final class PrefixChain {
    private PrefixChain() {}

    /**
     * @param own this rank's operand, which is left as it is unless it is also {@code into}
     * @param into gets the reduction of the ranks up to this one; excluding this one if {@code exclusive}, and then
     *     nothing at rank 0
     */
    static void run(Peers peers, UserBuffer own, UserBuffer into, ReduceOp op, boolean exclusive) {
        int rank = peers.rank();
        UserBuffer upToHere = peers.scratch(own);
        peers.copy(own, upToHere);
        UserBuffer before = null;
        if (rank > 0) {
            before = peers.scratch(own);
            peers.receive(before, rank - 1);
            peers.combine(op, before, upToHere);
        }
        if (rank + 1 < peers.size()) {
            peers.send(upToHere, rank + 1);
        }
        if (!exclusive) {
            peers.copy(upToHere, into);
        } else if (before != null) {
            peers.copy(before, into);
        }
    }
}
