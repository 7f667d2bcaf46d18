package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/** What is made of the reduction that {@link ReductionTree} brings to rank 0, so that its bits never depend on a root. */
final class Reductions {
    private Reductions() {}

    /** @param into used at the root only */
    static void toRoot(Peers peers, UserBuffer operand, UserBuffer into, ReduceOp op, int root) {
        UserBuffer result = ReductionTree.run(peers, operand, op);
        if (result != null && root != 0) {
            peers.send(result, root);
        } else if (result != null) {
            peers.copy(result, into);
        } else if (peers.rank() == root) {
            peers.receive(into, 0);
        }
    }

    static void toAll(Peers peers, UserBuffer operand, UserBuffer into, ReduceOp op) {
        UserBuffer result = ReductionTree.run(peers, operand, op);
        if (result != null) {
            peers.copy(result, into);
        }
        Broadcast.run(peers, into, 0);
    }

    /** @param shape the operand, with the block of each rank */
    static void scattered(Peers peers, Blocks shape, UserBuffer into, ReduceOp op) {
        UserBuffer result = ReductionTree.run(peers, shape.whole(), op);
        if (result != null) {
            Scatter.atRoot(peers, Blocks.of(result, shape.counts(), shape.displs()), into);
        } else {
            peers.receive(into, 0);
        }
    }
}
