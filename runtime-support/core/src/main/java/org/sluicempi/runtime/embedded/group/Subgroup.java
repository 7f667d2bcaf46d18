package org.sluicempi.runtime.embedded.group;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;
import org.sluicempi.runtime.embedded.message.Membership;
import org.sluicempi.runtime.engine.ArgumentChecks;

/** How some members of a communicator make one of their own without the others: the first one of them names it. */
final class Subgroup {
    /** A communicator with the members' group and a matching of its own. */
    private final CommunicatorMembers comm;

    Subgroup(CommunicatorMembers comm) {
        this.comm = comm;
    }

    Communicator create(int[] ranks, int tag) {
        ArgumentChecks.tag("a group", tag, Communicator.TAG_UB);
        int place = placeOf(comm.rank(), ranks);
        Ints among = new Ints(comm, tag);
        int[] context = new int[1];
        if (place == 0) {
            context[0] = comm.context().owner().job().newContext();
            for (int k = 1; k < ranks.length; k++) {
                among.send(context, ranks[k]);
            }
        } else {
            context = among.receive(ranks[0]);
        }
        int[] group = new int[ranks.length];
        for (int k = 0; k < group.length; k++) {
            group[k] = comm.context().group()[ranks[k]];
        }
        return comm.made(Membership.of(group, place), context[0]);
    }

    private int placeOf(int rank, int[] ranks) {
        int place = -1;
        boolean[] named = new boolean[comm.size()];
        for (int k = 0; k < ranks.length; k++) {
            if (ranks[k] < 0 || ranks[k] >= named.length || named[ranks[k]]) {
                throw new MpiError(
                        ErrorClass.GROUP,
                        "rank " + ranks[k] + " is named twice or is not in a communicator of " + named.length
                                + " ranks");
            }
            named[ranks[k]] = true;
            place = ranks[k] == rank ? k : place;
        }
        if (place < 0) {
            throw new MpiError(ErrorClass.GROUP, "rank " + rank + " creates a communicator that it is not in");
        }
        return place;
    }
}
