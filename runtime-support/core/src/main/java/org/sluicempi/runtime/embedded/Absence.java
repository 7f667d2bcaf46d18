package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Peers that have left the job while others still need them. */
final class Absence {
    private Absence() {}

    /**
     * Whether nothing will come from a member any more, nor be taken by it.
     *
     * @param member rank of a peer, or a wildcard, of which nothing is known
     * @param where the mailbox at which something may still arrive
     */
    static boolean of(EmbeddedCommunicator comm, int member, Mailbox where) {
        if (member == Communicator.ANY_SOURCE) {
            return false;
        }
        EmbeddedRank peer = comm.peer(member);
        return peer != comm.owner() && peer.gone() && where.nextTime() == Condition.NEVER;
    }

    static MpiError error(EmbeddedCommunicator comm, int member, String operation) {
        return new MpiError(ErrorClass.PROC_FAILED, "rank " + comm.peer(member).number() + " has ended: " + operation);
    }
}
