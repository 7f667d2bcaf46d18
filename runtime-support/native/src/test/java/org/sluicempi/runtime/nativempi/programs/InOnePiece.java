package org.sluicempi.runtime.nativempi.programs;

import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaSend;

/** Messages that are begun in parts and travel whole, each in front of a plain one with its tag. The argument is their mode. */
public final class InOnePiece {
    public static final int MESSAGES = 3;
    public static final int LONG = 200_000;
    public static final int SHORT = 10;
    private static final int TAG = 6;

    private InOnePiece() {}

    private static UserBuffer doubles(int n) {
        return new UserBuffer(new double[n], 0, n, BasicType.DOUBLE);
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(InOnePiece.class);
        rank.start();
        Communicator world = rank.world();
        Tally tally = new Tally();
        for (int k = 0; k < MESSAGES; k++) {
            if (world.rank() == 0) {
                DeltaSend send = DeltaSend.begin(SendMode.valueOf(args[0]), world, doubles(LONG), 1, TAG, true);
                send.deltaSendData(0, LONG / 2);
                send.deltaSendEnd();
                world.send(SendMode.STANDARD, doubles(SHORT), 1, TAG);
                tally.isTrue(true, "sent");
            } else {
                tally.equal(world.recv(doubles(LONG), 0, TAG).bytes(), 8L * LONG, "the message in parts");
                tally.equal(world.recv(doubles(LONG), 0, TAG).bytes(), 8L * SHORT, "the plain one");
            }
        }
        rank.finish();
        tally.report(rank.world().rank());
    }
}
