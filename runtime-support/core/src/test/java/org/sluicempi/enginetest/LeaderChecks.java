package org.sluicempi.enginetest;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;

/** Groups that cannot be made or joined, each of one rank, which says so by itself and in the same words on every engine. */
final class LeaderChecks {
    private LeaderChecks() {}

    static void run(Rank rank, Tally tally) {
        refusedAndCalledAgain(rank, tally);
        Communicator self = rank.self();
        Communicator world = rank.world();
        int me = world.rank();
        tally.fails(
                ErrorClass.COMM,
                "process " + me + " is in both groups of an intercommunicator",
                () -> self.interConnect(0, world, me, 1));
        tally.fails(
                ErrorClass.TAG,
                "tag of an intercommunicator: -1 (must be 0 to " + rank.tagUpperBound() + ")",
                () -> self.interConnect(0, world, me, -1));
        tally.fails(
                ErrorClass.TAG,
                "tag of a group: -1 (must be 0 to " + rank.tagUpperBound() + ")",
                () -> world.createGroup(new int[] {me}, -1));
        for (int nobody : new int[] {-1, 1, Communicator.PROC_NULL, Communicator.ANY_SOURCE}) {
            tally.fails(
                    ErrorClass.RANK,
                    "local leader " + nobody + " is not in a communicator of 1 ranks",
                    () -> self.interConnect(nobody, world, me, 1));
        }
        int size = world.size();
        for (int nobody : new int[] {-1, size, Communicator.PROC_NULL, Communicator.ANY_SOURCE}) {
            tally.fails(
                    ErrorClass.RANK,
                    "remote leader " + nobody + " is not in a communicator of " + size + " ranks",
                    () -> self.interConnect(0, world, nobody, 1));
        }
        tally.fails(
                ErrorClass.COMM,
                "the communicator between the leaders is null or has been freed",
                () -> self.interConnect(0, null, me, 1));
        Communicator gone = world.dup();
        gone.free();
        tally.fails(ErrorClass.COMM, () -> self.interConnect(0, gone, (me + 1) % size, 1), "a bridge that was freed");
    }

    /** The group waits for a call of its leader's that can be made. */
    private static void refusedAndCalledAgain(Rank rank, Tally tally) {
        Communicator world = rank.world();
        int me = world.rank();
        if (world.size() < 3) {
            return;
        }
        boolean first = me < 2;
        Communicator part = world.split(first ? 0 : 1, me).orElseThrow();
        if (me == 0) {
            tally.fails(
                    ErrorClass.RANK,
                    () -> part.interConnect(0, world, world.size(), 5),
                    "a remote leader that is none");
        }
        Communicator both = part.interConnect(0, world, first ? 2 : 0, 5);
        tally.isTrue(both.remoteSize() == (first ? world.size() - 2 : 2), "the other group, after a refused call");
        Communicator merged = both.merge(!first);
        merged.collectives().barrier();
        tally.isTrue(merged.size() == world.size(), "both groups, after a refused call");
        merged.free();
        both.free();
        part.free();
    }
}
