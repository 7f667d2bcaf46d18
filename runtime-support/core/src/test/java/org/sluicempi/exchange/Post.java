package org.sluicempi.exchange;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;

/** A rank's part in a lane: where it is and what it works with. */
record Post(Settings settings, Lane lane, Rank rank, Communicator comm, Meeting meeting, Board board) {
    int me() {
        return rank.world().rank();
    }

    /** The number in the lane's communicator of a rank of the world; any stays any. */
    int address(int world) {
        return world == Communicator.ANY_SOURCE ? world : lane.place().number(world, settings.ranks());
    }
}
