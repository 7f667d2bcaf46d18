package org.sluicempi.enginetest;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;

/**
 * Two messages of one sender with different tags, which receives for these tags have met while it computes: a receive with
 * any tag behind them gets the one that was begun first, whichever ends first and in whatever order the others were posted.
 * Rank 1 receives and says when ranks 0 and 2 go on, so nothing depends on speed.
 */
final class TagOrderChecks {
    private static final int FIRST = 41;
    private static final int SECOND = 42;

    private final Communicator world;
    private final Communicator comm;
    private final Script script;
    private final Tally tally;

    private TagOrderChecks(Script script, Tally tally) {
        this.world = script.world();
        this.comm = script.comm();
        this.script = script;
        this.tally = tally;
    }

    /** Collective; ranks but the first three do nothing. */
    static void run(Communicator world, Tally tally) {
        Script script = Script.over(world);
        TagOrderChecks checks = new TagOrderChecks(script, tally);
        if (world.size() > 2 && world.rank() < 3) {
            for (int way = 0; way < 16; way++) {
                checks.theFirstBegunIsTheFirst(way);
            }
        }
        script.comm().free();
    }

    private void theFirstBegunIsTheFirst(int way) {
        if (world.rank() == 0) {
            script.told(1);
            DeltaStream first = script.begun(1, 1, FIRST);
            DeltaStream second = script.begun(2, 1, SECOND);
            script.tell(1);
            script.told(1);
            Script.end((way & 1) == 0 ? first : second);
            script.tell(1);
            script.told(1);
            Script.end((way & 1) == 0 ? second : first);
        } else if (world.rank() == 2) {
            script.told(1);
            comm.send(SendMode.STANDARD, Script.filled(Script.MOST, 3), 1, FIRST);
            comm.send(SendMode.STANDARD, Script.filled(Script.MOST, 3), 1, SECOND);
            script.tell(1);
        } else {
            receive(way);
        }
    }

    private void receive(int way) {
        boolean inOrder = (way & 2) == 0;
        Request[] named = new Request[2];
        for (int tag : inOrder ? new int[] {FIRST, SECOND} : new int[] {SECOND, FIRST}) {
            named[tag - FIRST] = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, tag);
        }
        int[] into = new int[Script.MOST];
        Request any = comm.irecv(Script.ints(into), Communicator.ANY_SOURCE, Communicator.ANY_TAG);
        script.step(0);
        int looks = way >> 2;
        if (looks > 0) {
            Request looked = looks == 3 ? any : named[looks - 1];
            tally.isTrue(looked.test().isEmpty(), "nobody has ended, way " + way);
        }
        script.step(2);
        tally.equal(named[0].await().source(), 2, "who has the first tag, way " + way);
        tally.equal(named[1].await().source(), 2, "who has the second tag, way " + way);
        script.step(0);
        script.tell(0);
        tally.equal(any.await().tag(), FIRST, "which was first, way " + way);
        tally.equal(into[0] + into[Script.MOST - 1], 2, "its data, way " + way);
        tally.equal(
                comm.recv(Script.filled(Script.MOST, 0), 0, Communicator.ANY_TAG)
                        .tag(),
                SECOND,
                "which is left, way " + way);
    }
}
