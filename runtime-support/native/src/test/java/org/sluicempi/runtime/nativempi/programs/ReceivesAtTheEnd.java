package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;

/** Each rank comes to the end of MPI with receives that nothing comes for: rank 0 with none, rank 1 with one, rank 2 with two. */
public final class ReceivesAtTheEnd {
    private ReceivesAtTheEnd() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(ReceivesAtTheEnd.class);
        rank.start();
        Communicator world = rank.world();
        for (int k = 0; k < world.rank(); k++) {
            world.irecv(new UserBuffer(new int[1], 0, 1, BasicType.INT), k == 0 ? 0 : Communicator.ANY_SOURCE, k);
        }
        rank.finish();
    }
}
