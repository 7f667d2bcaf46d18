package org.sluicempi.enginetest;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * Receives from any source that are pending while their rank waits for others in a collective call: ranks whose sends wait
 * for these receives come to that call only then. Rank 1 receives; a call that never returns is the failure.
 */
final class CollectiveMeanwhileChecks {
    private static final int FIRST = 51;
    private static final int SECOND = 52;
    private static final int MOST = 200;
    private static final int WAYS = 5;

    private final Communicator world;
    private final Communicator comm;
    private final Tally tally;

    private CollectiveMeanwhileChecks(Communicator world, Tally tally) {
        this.world = world;
        this.comm = world.dup();
        this.tally = tally;
    }

    /** Collective. */
    static void run(Communicator world, Tally tally) {
        CollectiveMeanwhileChecks checks = new CollectiveMeanwhileChecks(world, tally);
        if (world.size() > 2) {
            for (int way = 0; way < WAYS; way++) {
                checks.plain(way);
                checks.behindOneThatComputes(way);
            }
        }
        checks.comm.free();
    }

    /** The call; whatever it is, no rank leaves it before all have come. */
    private void call(int way) {
        switch (way) {
            case 0 -> comm.collectives().barrier();
            case 1 -> world.collectives().barrier();
            case 2 -> comm.dup().free();
            case 3 -> comm.split(0, world.rank()).orElseThrow().free();
            default -> comm.start(operation -> operation.barrier()).await();
        }
    }

    private void plain(int way) {
        if (world.rank() == 1) {
            Request first = comm.irecv(filled(0), Communicator.ANY_SOURCE, FIRST);
            Request second = comm.irecv(filled(0), Communicator.ANY_SOURCE, SECOND);
            Request third = comm.irecv(filled(0), Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            call(way);
            tally.equal(first.await().tag(), FIRST, "the first, way " + way);
            tally.equal(second.await().tag(), SECOND, "the second, way " + way);
            tally.equal(third.await().source(), 2, "the third, way " + way);
        } else {
            if (world.rank() == 0) {
                comm.send(SendMode.SYNCHRONOUS, filled(1), 1, SECOND);
                comm.send(SendMode.SYNCHRONOUS, filled(2), 1, FIRST);
                world.send(SendMode.STANDARD, filled(0), 2, FIRST);
            } else if (world.rank() == 2) {
                world.recv(filled(0), 0, FIRST);
                comm.send(SendMode.SYNCHRONOUS, filled(3), 1, FIRST);
            }
            call(way);
        }
    }

    /** A receive that has met a message whose sender computes waits; one that may not have that message is served. */
    private void behindOneThatComputes(int way) {
        if (world.rank() == 1) {
            Request first = comm.irecv(filled(0), Communicator.ANY_SOURCE, FIRST);
            Request second = comm.irecv(filled(0), Communicator.ANY_SOURCE, SECOND);
            world.recv(filled(0), 0, FIRST);
            tally.isTrue(first.test().isEmpty(), "it computes, way " + way);
            call(way);
            tally.equal(second.await().source(), 2, "the second, way " + way);
            tally.equal(first.await().source(), 0, "the first, way " + way);
        } else if (world.rank() == 0) {
            DeltaStream stream = comm.openDelta(filled(4), 1, FIRST);
            stream.piece(0, MOST / 2);
            world.send(SendMode.STANDARD, filled(0), 1, FIRST);
            call(way);
            stream.piece(MOST / 2, MOST);
            stream.end(MOST);
        } else {
            if (world.rank() == 2) {
                comm.send(SendMode.SYNCHRONOUS, filled(5), 1, SECOND);
            }
            call(way);
        }
    }

    private static UserBuffer filled(int value) {
        int[] array = new int[MOST];
        Arrays.fill(array, value);
        return new UserBuffer(array, 0, MOST, BasicType.INT);
    }
}
