package org.sluicempi.enginetest;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;

/**
 * What becomes of messages that have come while their rank was in a collective call, for receives that are cancelled or served
 * behind it. Rank 1 receives.
 */
final class BehindCollectiveChecks {
    private static final int FIRST = 51;
    private static final int SECOND = 52;
    private static final int ROUNDS = 3;

    private final Communicator world;
    private final Communicator comm;
    private final Script script;
    private final Tally tally;

    private BehindCollectiveChecks(Rank rank, Tally tally) {
        this.script = Script.over(rank.world());
        this.world = script.world();
        this.comm = script.comm();
        this.tally = tally;
    }

    /** Collective. */
    static void run(Rank rank, Tally tally) {
        BehindCollectiveChecks checks = new BehindCollectiveChecks(rank, tally);
        if (rank.world().size() > 2) {
            checks.alone(checks::cancelledBehindACall);
            for (int round = 0; round < ROUNDS; round++) {
                checks.alone(checks::cancelledWhereNothingIsOvertaken);
                checks.alone(checks::servedWhereNothingIsOvertaken);
            }
        }
        checks.comm.free();
    }

    /** No message of the next check comes before a receive of this one has been cancelled. */
    private void alone(Runnable check) {
        check.run();
        world.collectives().barrier();
    }

    /** What nobody waits for any more behind the call takes no message from a receive that names its sender. */
    private void cancelledBehindACall() {
        if (world.rank() == 1) {
            Request first = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
            Request second = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
            script.told(0);
            tally.isTrue(first.test().isEmpty(), "it has not ended, and will be cancelled");
            world.collectives().barrier();
            second.cancel();
            first.cancel();
            script.tell(2);
            tally.equal(
                    comm.recv(Script.filled(1, 0), 2, FIRST).source(), 2, "behind a call and two cancelled receives");
            tally.isTrue(second.await().cancelled(), "the second is cancelled");
            if (first.await().cancelled()) {
                comm.recv(Script.filled(Script.MOST, 0), 0, FIRST);
            }
        } else if (world.rank() == 0) {
            DeltaStream stream = script.begun(4, 1, FIRST);
            script.tell(1);
            world.collectives().barrier();
            Script.end(stream);
        } else {
            world.collectives().barrier();
            if (world.rank() == 2) {
                script.told(1);
                comm.send(SendMode.STANDARD, Script.filled(1, 0), 1, FIRST);
            }
        }
    }

    /** What has come in the call past a message with another tag is not for a receive behind it, though nobody else wants it. */
    private void cancelledWhereNothingIsOvertaken() {
        if (world.rank() == 1) {
            Request first = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
            Request second = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
            script.told(0);
            tally.isTrue(first.test().isEmpty(), "it has not ended, and others come");
            script.tell(2);
            world.collectives().barrier();
            first.cancel();
            second.cancel();
            int left = (first.await().cancelled() ? 1 : 0) + (second.await().cancelled() ? 1 : 0);
            tally.equal(
                    comm.recv(Script.filled(Script.MOST, 0), 2, Communicator.ANY_TAG)
                            .tag(),
                    SECOND,
                    "the first message, behind cancelled receives");
            script.tell(0);
            for (; left > 0; left--) {
                comm.recv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
            }
        } else if (world.rank() == 0) {
            DeltaStream stream = script.begun(4, 1, FIRST);
            script.tell(1);
            talk(2);
            world.collectives().barrier();
            script.told(1);
            Script.end(stream);
        } else {
            if (world.rank() == 2) {
                script.told(1);
                talk(0);
                comm.send(SendMode.STANDARD, Script.filled(1, 5), 1, SECOND);
                comm.send(SendMode.STANDARD, Script.filled(1, 6), 1, FIRST);
            }
            world.collectives().barrier();
        }
    }

    /** So too where a message of a third rank is there for one of the receives before what came past another is. */
    private void servedWhereNothingIsOvertaken() {
        if (world.rank() == 1) {
            Request first = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
            Request second = comm.irecv(Script.filled(Script.MOST, 0), 0, FIRST);
            script.told(0);
            tally.isTrue(first.test().isEmpty(), "it has not ended, and more of its rank come");
            script.tell(0);
            world.collectives().barrier();
            script.step(2);
            first.test();
            script.tell(0);
            second.await();
            first.await();
            tally.equal(
                    comm.recv(Script.filled(Script.MOST, 0), 0, Communicator.ANY_TAG)
                            .tag(),
                    SECOND,
                    "the first message, behind receives that were served");
            comm.recv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
        } else if (world.rank() == 0) {
            DeltaStream stream = script.begun(4, 1, FIRST);
            script.tell(1);
            script.told(1);
            talk(2);
            comm.send(SendMode.STANDARD, Script.filled(1, 5), 1, SECOND);
            comm.send(SendMode.STANDARD, Script.filled(1, 6), 1, FIRST);
            world.collectives().barrier();
            script.told(1);
            Script.end(stream);
        } else {
            if (world.rank() == 2) {
                talk(0);
            }
            world.collectives().barrier();
            if (world.rank() == 2) {
                script.told(1);
                comm.send(SendMode.STANDARD, Script.filled(1, 7), 1, FIRST);
                script.tell(1);
            }
        }
    }

    /** Gives rank 1 time to be in its call, where the more can go wrong; what is right is the same if it is not. */
    private void talk(int other) {
        for (int k = 0; k < 20; k++) {
            if (other == 2) {
                script.step(other);
            } else {
                script.told(other);
                script.tell(other);
            }
        }
    }
}
