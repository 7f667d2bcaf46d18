package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;

/** All that point to point has, between ranks 0 and 1. */
public final class PointToPoint {
    private PointToPoint() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(PointToPoint.class);
        rank.start();
        Communicator world = rank.world();
        Tally tally = new Tally();
        if (world.rank() < 2) {
            new Payloads(rank, tally).run();
            new Matching(rank, tally).run();
            new Mistakes(rank, tally).run();
        }
        world.collectives().barrier();
        tally.report(world.rank());
        rank.finish();
    }
}
