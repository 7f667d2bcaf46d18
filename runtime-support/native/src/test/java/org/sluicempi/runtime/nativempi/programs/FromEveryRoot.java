package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;

/**
 * Each rank of one group broadcasts to another group, nonblocking; then one of no elements. Four ranks: with fewer, no
 * root that is not rank 0 has several ranks to reach.
 */
public final class FromEveryRoot {
    private static final int LENGTH = 5000;

    private FromEveryRoot() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(FromEveryRoot.class);
        rank.start();
        Communicator world = rank.world();
        Tally tally = new Tally();
        boolean low = world.rank() % 2 == 0;
        Communicator side = world.split(low ? 0 : 1, 0).orElseThrow();
        Communicator both = side.interConnect(0, world, low ? 1 : 0, 5);
        for (int from = 0; from < 2; from++) {
            boolean sends = low == (from == 0);
            for (int root = 0; root < (sends ? both.size() : both.remoteSize()); root++) {
                int here = both.rank() == root ? Collectives.ROOT : Communicator.PROC_NULL;
                int as = sends ? here : root;
                int[] data = new int[LENGTH];
                data[LENGTH - 1] = as == Collectives.ROOT ? root + 1 : 0;
                int expected = as == Communicator.PROC_NULL ? 0 : root + 1;
                both.start(all -> all.bcast(new UserBuffer(data, 0, LENGTH, BasicType.INT), as))
                        .await();
                tally.equal(data[LENGTH - 1], expected, "what rank " + root + " has sent");
                both.start(all -> all.bcast(new UserBuffer(data, 0, 0, BasicType.INT), as))
                        .await();
                tally.equal(data[LENGTH - 1], expected, "after a broadcast of nothing");
            }
        }
        both.start(Collectives::barrier).await();
        tally.report(world.rank());
        both.free();
        rank.finish();
    }
}
