package org.sluicempi.runtime.embedded.message;

import java.util.function.BooleanSupplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.wait.Arrivals;
import org.sluicempi.runtime.embedded.wait.Condition;

/** Peers that have left the job while others still need them. */
final class AbsentPeers {
    private AbsentPeers() {}

    /**
     * Whether a wait for a member is in vain: it has left without having done what is waited for, and will not.
     *
     * @param member rank of a peer, or a wildcard, of which nothing is known
     * @param where the mailbox at which something may still arrive
     * @param served whether the wait has what it waits for; asked last, as a peer may serve it and leave in between
     */
    static boolean of(CommContext comm, int member, Arrivals where, BooleanSupplier served) {
        if (member == Communicator.ANY_SOURCE) {
            return false;
        }
        RankContext peer = comm.peer(member);
        if (peer == comm.owner() || !peer.gone()) {
            return false;
        }
        // a rank whose exception has ended the job is gone behind that: its peers have nothing to tell of
        comm.owner().job().check();
        return where.nextTime() == Condition.NEVER && !served.getAsBoolean();
    }

    static MpiError error(CommContext comm, int member, String operation) {
        return new MpiError(ErrorClass.PROC_FAILED, "rank " + comm.peer(member).number() + " has ended: " + operation);
    }
}
