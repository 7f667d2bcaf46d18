package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.enginetest.EngineChecks;
import org.sluicempi.runtime.Rank;

/** The checks that every engine passes. The argument is the number of rounds. */
public final class EveryCheck {
    private EveryCheck() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(EveryCheck.class);
        rank.start();
        int checked = EngineChecks.run(rank, Integer.parseInt(args[0]));
        System.out.println("rank " + rank.world().rank() + " checked " + checked);
        rank.finish();
    }
}
