package org.sluicempi.enginetest;

import java.util.Arrays;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaRecv;

/**
 * Receives from any source while senders still compute: the order of the posts decides who gets what, whether anybody has
 * looked in between or not. Rank 1 receives, ranks 0 and 2 send; rank 1 says when they go on, so nothing depends on speed.
 */
final class AnySourceChecks {
    private static final int TAG = 33;

    private final Communicator world;
    private final Communicator comm;
    private final Script script;
    private final Tally tally;

    private AnySourceChecks(Script script, Tally tally) {
        this.world = script.world();
        this.comm = script.comm();
        this.script = script;
        this.tally = tally;
    }

    /** Collective; ranks but the first three do nothing. */
    static void run(Communicator world, Tally tally) {
        Script script = Script.over(world);
        AnySourceChecks checks = new AnySourceChecks(script, tally);
        if (world.size() > 2 && world.rank() < 3) {
            for (int way = 0; way < 5; way++) {
                checks.keepsItsPlace(way);
            }
            for (int looks = 0; looks < 3; looks++) {
                checks.theFirstGetsWhatIsThere(looks);
            }
            for (int way = 0; way < 5; way++) {
                checks.servedMeanwhile(way);
            }
            checks.manyBehind();
            checks.cancelledTwice();
            checks.cancelledAndLeft();
        }
        script.comm().free();
    }

    /** A receive that has been posted gets the message although another one asks for it first. */
    private void keepsItsPlace(int way) {
        if (world.rank() == 0) {
            DeltaStream stream = script.begun(1, 1, TAG);
            script.tell(1);
            script.told(1);
            Script.end(stream);
            comm.send(SendMode.STANDARD, Script.filled(Script.MOST, 2), 1, TAG);
            script.tell(1);
        } else if (world.rank() == 1) {
            script.told(0);
            int[] into = new int[Script.MOST];
            int[] later = new int[Script.MOST];
            Request first = comm.irecv(Script.ints(into), Communicator.ANY_SOURCE, TAG);
            tally.isTrue(first.test().isEmpty(), "nothing has come, way " + way);
            boolean posted = way < 2;
            Request second = posted ? comm.irecv(Script.ints(later), way - 1, Communicator.ANY_TAG) : null;
            script.tell(0);
            script.told(0);
            switch (way) {
                case 0, 1 -> second.await();
                case 2 -> comm.recv(Script.ints(later), 0, TAG);
                case 3 -> comm.mprobe(0, Communicator.ANY_TAG).recv(Script.ints(later));
                default -> comm.mprobe(Communicator.ANY_SOURCE, TAG).recv(Script.ints(later));
            }
            first.await();
            tally.equal(into[0] + into[Script.MOST - 1], 2, "who was first, way " + way);
            tally.equal(later[0] + later[Script.MOST - 1], 4, "who came later, way " + way);
        }
    }

    /** A sender computes until the first of two receives has got the message of the other sender. */
    private void theFirstGetsWhatIsThere(int looks) {
        if (world.rank() == 0) {
            DeltaStream stream = script.begun(1, 1, TAG);
            script.tell(1);
            script.told(1);
            Script.end(stream);
        } else if (world.rank() == 2) {
            script.told(1);
            comm.send(SendMode.STANDARD, Script.filled(Script.MOST, 2), 1, TAG);
            script.tell(1);
        } else {
            int[] into = new int[Script.MOST];
            int[] later = new int[Script.MOST];
            Request first = comm.irecv(Script.ints(into), Communicator.ANY_SOURCE, TAG);
            Request second = comm.irecv(Script.ints(later), Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            script.told(0);
            if (looks == 1) {
                first.test();
            }
            script.step(2);
            if (looks == 2) {
                tally.isTrue(second.test().isEmpty(), "the message is not for the second");
            }
            tally.equal(first.await().source(), 2, "who is first, " + looks);
            script.tell(0);
            tally.equal(second.await().source(), 0, "who is last, " + looks);
            tally.equal(into[0] + into[Script.MOST - 1] + 10 * later[0], 14, "their data, " + looks);
        }
    }

    /**
     * A receive is served although its rank waits for something else: rank 2 goes on only when it has got its message. For
     * collectives see {@link CollectiveMeanwhileChecks}.
     */
    private void servedMeanwhile(int way) {
        if (world.rank() == 0) {
            DeltaStream stream = script.begun(1, 1, TAG);
            script.tell(1);
            script.told(2);
            Script.end(stream);
        } else if (world.rank() == 2) {
            script.told(1);
            comm.send(SendMode.SYNCHRONOUS, Script.filled(Script.MOST, 2), 1, TAG);
            script.tell(0);
            if (way == 4) {
                world.recv(Script.filled(Script.MOST, 0), 1, 32);
            } else {
                world.send(SendMode.STANDARD, Script.filled(Script.MOST, 3), 1, 32);
            }
        } else {
            int[] into = new int[Script.MOST];
            Request first = comm.irecv(Script.ints(into), Communicator.ANY_SOURCE, TAG);
            script.told(0);
            script.tell(2);
            waitForSomethingElse(way);
            tally.equal(first.await().source(), 2, "served meanwhile, way " + way);
            tally.equal(
                    comm.recv(Script.ints(into), Communicator.ANY_SOURCE, TAG).source(), 0, "the other, way " + way);
        }
    }

    private void waitForSomethingElse(int way) {
        UserBuffer other = Script.filled(Script.MOST, 0);
        switch (way) {
            case 0 -> world.recv(other, 2, 32);
            case 1 -> world.irecv(other, 2, 32).await();
            case 2 -> DeltaRecv.post(world, other, 2, 32, true).deltaWaitData(0, 1);
            case 3 -> world.mprobe(2, 32).recv(other);
            default -> world.send(SendMode.SYNCHRONOUS, other, 2, 32);
        }
    }

    /** More than an engine looks after one by one. */
    private void manyBehind() {
        int many = 1500;
        if (world.rank() == 0) {
            DeltaStream stream = script.begun(many, 1, TAG);
            for (int k = 1; k < many; k++) {
                comm.send(SendMode.STANDARD, Script.filled(1, k), 1, TAG);
            }
            script.tell(1);
            script.told(1);
            Script.end(stream);
        } else if (world.rank() == 1) {
            int[][] into = new int[many][Script.MOST];
            Request[] requests = new Request[many];
            Arrays.setAll(requests, k -> comm.irecv(Script.ints(into[k]), Communicator.ANY_SOURCE, TAG));
            script.told(0);
            tally.isTrue(requests[0].test().isEmpty(), "nothing has come");
            script.tell(0);
            requests[many - 1].await();
            for (int k = 0; k < many; k++) {
                requests[k].await();
                tally.equal(into[k][0], k == 0 ? many : k, "message " + k + " of many");
            }
        }
    }

    private void cancelledTwice() {
        if (world.rank() == 1) {
            Request request = comm.irecv(Script.filled(3, 0), Communicator.ANY_SOURCE, TAG);
            request.cancel();
            request.cancel();
            tally.isTrue(request.await().cancelled(), "cancelled");
        }
    }

    /** Nobody waits for the receive any more, and it takes no message from the next one. */
    private void cancelledAndLeft() {
        if (world.rank() == 1) {
            comm.irecv(Script.filled(3, 0), Communicator.ANY_SOURCE, TAG).cancel();
            world.send(SendMode.STANDARD, Script.filled(1, 0), 0, TAG);
            tally.equal(comm.recv(Script.filled(3, 0), 0, TAG).source(), 0, "behind a cancelled receive");
        } else if (world.rank() == 0) {
            world.recv(Script.filled(1, 0), 1, TAG);
            comm.send(SendMode.STANDARD, Script.filled(3, 0), 1, TAG);
        }
    }
}
