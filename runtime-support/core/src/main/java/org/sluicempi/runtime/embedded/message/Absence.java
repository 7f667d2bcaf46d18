package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.wait.Arrivals;
import org.sluicempi.runtime.embedded.wait.Condition;

/** Peers that have left the job while others still need them. */
final class Absence {
    private Absence() {}

    /**
     * Whether nothing will come from a member any more, nor be taken by it.
     *
     * @param member rank of a peer, or a wildcard, of which nothing is known
     * @param where the mailbox at which something may still arrive
     */
    static boolean of(CommContext comm, int member, Arrivals where) {
        if (member == Communicator.ANY_SOURCE) {
            return false;
        }
        RankContext peer = comm.peer(member);
        return peer != comm.owner() && peer.gone() && where.nextTime() == Condition.NEVER;
    }

    static MpiError error(CommContext comm, int member, String operation) {
        return new MpiError(ErrorClass.PROC_FAILED, "rank " + comm.peer(member).number() + " has ended: " + operation);
    }
}
