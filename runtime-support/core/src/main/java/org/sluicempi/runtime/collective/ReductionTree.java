package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;

/**
 * A binomial tree towards rank 0. Before the round of distance {@code d} a rank that is a multiple of {@code d} holds the
 * value of the ranks {@code [rank, rank + d)}; it is the left operand to the one that it receives, whatever arrives
 * first.
 */
final class ReductionTree {
    private ReductionTree() {}

    /**
     * @param own this rank's operand, which is left as it is
     * @return at rank 0 the reduction of all operands, in storage of its own; elsewhere null
     */
    static UserBuffer run(Peers peers, UserBuffer own, ReduceOp op) {
        int rank = peers.rank();
        UserBuffer left = peers.scratch(own);
        peers.copy(own, left);
        for (int distance = 1; distance < peers.size(); distance *= 2) {
            if ((rank & distance) != 0) {
                peers.send(left, rank - distance);
                return null;
            }
            if (rank + distance < peers.size()) {
                UserBuffer right = peers.scratch(own);
                peers.receive(right, rank + distance);
                peers.combine(op, left, right);
                left = right;
            }
        }
        return left;
    }
}
