package org.sluicempi.enginetest;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;

/** Groups that cannot be joined, each of one rank, which says so without the other one and in the same words on every engine. */
final class LeaderChecks {
    private LeaderChecks() {}

    static void run(Rank rank, Tally tally) {
        Communicator self = rank.self();
        Communicator world = rank.world();
        int me = world.rank();
        tally.fails(
                ErrorClass.COMM,
                "process " + me + " is in both groups of an intercommunicator",
                () -> self.interConnect(0, world, me, 1));
    }
}
