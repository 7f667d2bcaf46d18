package org.sluicempi.runtime.embedded.group;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.context.Contexts;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;
import org.sluicempi.runtime.embedded.message.Membership;
import org.sluicempi.runtime.engine.ArgumentChecks;
import org.sluicempi.runtime.engine.Leaders;

/** How two groups become an intercommunicator (MPI 4.1, section 7.6.2): their leaders tell each other who they are. */
final class Interconnection {
    private static final int LENGTH_OF_FAILURE = 0;

    private final CommunicatorMembers comm;

    /** @param comm a communicator with the local group and a matching of its own */
    Interconnection(CommunicatorMembers comm) {
        this.comm = comm;
    }

    Communicator interConnect(int localLeader, Communicator bridge, int remoteLeader, int tag) {
        ArgumentChecks.tag("an intercommunicator", tag, Communicator.TAG_UB);
        Leaders.local(localLeader, comm.size());
        Ints within = new Ints(comm, 0);
        int[] answer;
        if (comm.rank() == localLeader) {
            // what is refused here has not begun: the others wait for a call that can be made
            Ints across = new Ints(checked(bridge, remoteLeader).matching(Contexts.LEADERS), tag);
            answer = askRemoteGroup(within, across, remoteLeader);
        } else {
            answer = within.receive(localLeader);
            if (answer.length == LENGTH_OF_FAILURE) {
                throw new MpiError(
                        ErrorClass.COMM, "the leader, rank " + localLeader + ", could not reach the other group");
            }
        }
        int[] remote = Arrays.copyOfRange(answer, 1, answer.length);
        return comm.made(new Membership(comm.context().group(), comm.rank(), remote, null), answer[0]);
    }

    /** Tells the others of the group, who are in {@link #interConnect}, that its leader could not reach the other one. */
    void giveUp() {
        tell(new Ints(comm, 0), new int[LENGTH_OF_FAILURE]);
    }

    private int[] askRemoteGroup(Ints within, Ints across, int remoteLeader) {
        int[] answer = new int[LENGTH_OF_FAILURE];
        try {
            answer = meet(across, remoteLeader);
        } finally {
            tell(within, answer);
        }
        return answer;
    }

    private void tell(Ints within, int[] answer) {
        for (int r = 0; r < comm.size(); r++) {
            if (r != comm.rank()) {
                within.send(answer, r);
            }
        }
    }

    private CommunicatorMembers checked(Communicator bridge, int remoteLeader) {
        if (bridge == null) {
            throw Leaders.noBridge();
        }
        if (!(bridge instanceof CommunicatorMembers own) || own.owner() != comm.owner()) {
            throw new MpiError(ErrorClass.COMM, "the communicator between the leaders is not one of this rank");
        }
        own.context().checkUse();
        Leaders.remote(remoteLeader, own.context().peers());
        return own;
    }

    /** The context that both leaders choose, and the remote group. */
    private int[] meet(Ints across, int remoteLeader) {
        int[] group = comm.context().group();
        int[] mine = new int[group.length + 1];
        mine[0] = comm.context().owner().job().newContext();
        System.arraycopy(group, 0, mine, 1, group.length);
        int[] theirs = across.exchange(mine, remoteLeader);
        theirs[0] = Math.max(mine[0], theirs[0]);
        IntStream.of(theirs)
                .skip(1)
                .filter(p -> IntStream.of(group).anyMatch(g -> g == p))
                .findFirst()
                .ifPresent(p -> {
                    throw Leaders.inBoth(p);
                });
        return theirs;
    }
}
