package org.sluicempi.runtime.nativempi.programs;

import java.nio.IntBuffer;
import java.util.Arrays;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * Messages of a rank to itself that their receives have no room for: an error, and nothing is written behind the room. The
 * buffers are so much longer than it that what is written all the same harms nothing else.
 */
public final class TooLongForOneself {
    private static final int LONGEST = 40_000;
    private static final int ROOM = 20;
    /** Of a shorter one Open MPI 4.1 does not always tell the error, in C programs neither. */
    private static final int TOLD = 300;

    private TooLongForOneself() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(TooLongForOneself.class);
        rank.start();
        Communicator world = rank.world();
        Tally tally = new Tally();
        for (int length : new int[] {100, 300, 1100, 5000, 20_000, LONGEST}) {
            for (SendMode mode : new SendMode[] {SendMode.STANDARD, SendMode.SYNCHRONOUS}) {
                for (boolean posted : new boolean[] {true, false}) {
                    once(world, tally, length, mode, posted);
                }
            }
        }
        tally.report(world.rank());
        rank.finish();
    }

    private static void once(Communicator world, Tally tally, int length, SendMode mode, boolean posted) {
        String form = length + " elements, " + mode + (posted ? ", posted before" : ", posted behind");
        IntBuffer into = ints();
        int[] from = new int[length];
        Arrays.fill(from, 7);
        UserBuffer room = new UserBuffer(into, 0, ROOM, BasicType.INT);
        Request receive = posted ? world.irecv(room, world.rank(), 1) : null;
        Request send = world.isend(mode, new UserBuffer(from, 0, length, BasicType.INT), world.rank(), 1);
        ErrorClass said = ErrorClass.SUCCESS;
        try {
            (receive == null ? world.irecv(room, world.rank(), 1) : receive).await();
        } catch (MpiError e) {
            said = e.errorClass();
        }
        send.await();
        int untouched = LONGEST;
        while (untouched > ROOM && into.get(untouched - 1) == 0) {
            untouched--;
        }
        if (length >= TOLD) {
            tally.equal(said, ErrorClass.TRUNCATE, "error of " + form);
        }
        tally.equal(untouched, ROOM, "end of what is written of " + form);
    }

    private static IntBuffer ints() {
        return java.nio.ByteBuffer.allocateDirect(4 * LONGEST)
                .order(java.nio.ByteOrder.nativeOrder())
                .asIntBuffer();
    }
}
