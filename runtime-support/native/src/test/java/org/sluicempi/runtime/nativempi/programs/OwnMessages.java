package org.sluicempi.runtime.nativempi.programs;

import java.util.List;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/**
 * Rank 1 makes a communicator with rank 0, for which some libraries send messages on the one that is given, and sends a
 * message of a head's length from another thread. Rank 0 probes that message first: what lies before it must stay with the
 * library. The pause only makes it likely that something does.
 */
public final class OwnMessages {
    private static final int TAG = 99;

    private OwnMessages() {}

    public static void main(String[] args) throws InterruptedException {
        Rank rank = Rank.of(OwnMessages.class);
        rank.start();
        Communicator world = rank.world();
        Tally tally = new Tally();
        for (boolean group : List.of(true, false)) {
            Communicator[] made = new Communicator[1];
            Runnable making = () -> made[0] = group
                    ? world.createGroup(new int[] {1, 0}, TAG)
                    : rank.self().interConnect(0, world, 1 - world.rank(), TAG).merge(world.rank() == 0);
            UserBuffer message = new UserBuffer(new byte[48], 0, 48, BasicType.BYTE);
            if (world.rank() == 1) {
                Thread other = new Thread(making);
                other.start();
                Thread.sleep(300);
                world.send(SendMode.STANDARD, message, 0, 5);
                other.join();
            } else {
                tally.equal(world.probe(1, 5).bytes(), 48L, "what is probed");
                tally.equal(world.recv(message, 1, 5).bytes(), 48L, "what was probed");
                making.run();
            }
            int[] sum = {world.rank() + 1};
            made[0].collectives().allreduce(null, new UserBuffer(sum, 0, 1, BasicType.INT), StandardOps.SUM);
            tally.equal(sum[0], 3, "sum over what was made");
            tally.equal(made[0].rank(), 1 - world.rank(), "rank in what was made");
        }
        tally.report(world.rank());
        rank.finish();
    }
}
