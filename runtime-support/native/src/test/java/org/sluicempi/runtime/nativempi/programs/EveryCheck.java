package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.enginetest.EngineChecks;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.ThreadLevel;

/** The checks that every engine passes. The arguments are the number of rounds, and the level of threads if not the highest. */
public final class EveryCheck {
    private EveryCheck() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(EveryCheck.class);
        rank.start(args.length > 1 ? ThreadLevel.valueOf(args[1]) : ThreadLevel.MULTIPLE);
        int checked = EngineChecks.run(rank, Integer.parseInt(args[0]));
        System.out.println("rank " + rank.world().rank() + " checked " + checked);
        rank.finish();
    }
}
