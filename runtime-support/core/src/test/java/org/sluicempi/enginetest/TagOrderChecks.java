package org.sluicempi.enginetest;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * Two messages of one sender with different tags, which receives for these tags have met while it computes: a receive with
 * any tag behind them gets the one that was begun first, whichever ends first and in whatever order the others were posted.
 * Rank 1 receives and says when ranks 0 and 2 go on, so nothing depends on speed.
 */
final class TagOrderChecks {
    private static final int FIRST = 41;
    private static final int SECOND = 42;
    private static final int WORD = 43;
    private static final int MOST = 200;
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    private final Communicator world;
    private final Communicator comm;
    private final Tally tally;

    private TagOrderChecks(Communicator world, Tally tally) {
        this.world = world;
        this.comm = world.dup();
        this.tally = tally;
    }

    /** Collective; ranks but the first three do nothing. */
    static void run(Communicator world, Tally tally) {
        TagOrderChecks checks = new TagOrderChecks(world, tally);
        if (world.size() > 2 && world.rank() < 3) {
            for (int way = 0; way < 16; way++) {
                checks.theFirstBegunIsTheFirst(way);
            }
        }
        checks.comm.free();
    }

    private void theFirstBegunIsTheFirst(int way) {
        if (world.rank() == 0) {
            told();
            DeltaStream first = begun(1, FIRST);
            DeltaStream second = begun(2, SECOND);
            tell(1);
            told();
            end((way & 1) == 0 ? first : second);
            tell(1);
            told();
            end((way & 1) == 0 ? second : first);
        } else if (world.rank() == 2) {
            told();
            comm.send(SendMode.STANDARD, filled(3), 1, FIRST);
            comm.send(SendMode.STANDARD, filled(3), 1, SECOND);
            tell(1);
        } else {
            receive(way);
        }
    }

    private void receive(int way) {
        boolean inOrder = (way & 2) == 0;
        Request[] named = new Request[2];
        for (int tag : inOrder ? new int[] {FIRST, SECOND} : new int[] {SECOND, FIRST}) {
            named[tag - FIRST] = comm.irecv(filled(0), Communicator.ANY_SOURCE, tag);
        }
        int[] into = new int[MOST];
        Request any =
                comm.irecv(new UserBuffer(into, 0, MOST, BasicType.INT), Communicator.ANY_SOURCE, Communicator.ANY_TAG);
        step(0);
        int looks = way >> 2;
        if (looks > 0) {
            Request looked = looks == 3 ? any : named[looks - 1];
            tally.isTrue(looked.test().isEmpty(), "nobody has ended, way " + way);
        }
        step(2);
        tally.equal(named[0].await().source(), 2, "who has the first tag, way " + way);
        tally.equal(named[1].await().source(), 2, "who has the second tag, way " + way);
        step(0);
        tell(0);
        tally.equal(any.await().tag(), FIRST, "which was first, way " + way);
        tally.equal(into[0] + into[MOST - 1], 2, "its data, way " + way);
        tally.equal(comm.recv(filled(0), 0, Communicator.ANY_TAG).tag(), SECOND, "which is left, way " + way);
    }

    private static UserBuffer filled(int value) {
        int[] array = new int[MOST];
        Arrays.fill(array, value);
        return new UserBuffer(array, 0, MOST, BasicType.INT);
    }

    private DeltaStream begun(int value, int tag) {
        DeltaStream stream = comm.openDelta(filled(value), 1, tag);
        stream.piece(0, MOST / 2);
        return stream;
    }

    private static void end(DeltaStream stream) {
        stream.piece(MOST / 2, MOST);
        stream.end(MOST);
    }

    private void tell(int rank) {
        world.send(SendMode.STANDARD, NOTHING, rank, WORD);
    }

    private void told() {
        world.recv(NOTHING, world.rank() == 1 ? 0 : 1, WORD);
    }

    /** Lets a sender make its next step. */
    private void step(int rank) {
        tell(rank);
        world.recv(NOTHING, rank, WORD);
    }
}
