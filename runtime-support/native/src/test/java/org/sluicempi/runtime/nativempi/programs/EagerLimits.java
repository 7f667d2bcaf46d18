package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.runtime.Rank;

/** Prints the limit below which messages leave without waiting for their receiver, as each rank knows it. */
public final class EagerLimits {
    private EagerLimits() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(EagerLimits.class);
        rank.start();
        System.out.println("rank " + rank.world().rank() + ": eager limit " + rank.eagerLimit());
        rank.finish();
    }
}
