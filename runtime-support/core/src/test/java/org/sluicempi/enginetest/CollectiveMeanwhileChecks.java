package org.sluicempi.enginetest;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowService;

/**
 * Receives from any source that are pending while their rank waits for others in a collective call: ranks whose sends wait
 * for these receives come to that call only then. Rank 1 receives; a call that never returns is the failure.
 */
final class CollectiveMeanwhileChecks {
    private static final int FIRST = 51;
    private static final int SECOND = 52;
    private static final int WAYS = 8;

    private final WindowService windows;
    private final Communicator world;
    private final Communicator comm;
    private final Script script;
    private final Tally tally;

    private CollectiveMeanwhileChecks(Rank rank, Tally tally) {
        this.windows = WindowService.of(rank, "check of windows");
        this.script = Script.over(rank.world());
        this.world = script.world();
        this.comm = script.comm();
        this.tally = tally;
    }

    /** Collective. */
    static void run(Rank rank, Tally tally) {
        CollectiveMeanwhileChecks checks = new CollectiveMeanwhileChecks(rank, tally);
        if (rank.world().size() > 2) {
            for (int way = 0; way < WAYS; way++) {
                checks.all(way);
            }
        }
        checks.comm.free();
    }

    private void all(int way) {
        List<BiConsumer<Integer, Window>> checks =
                List.of(this::plain, this::besideOneThatComputes, this::behindOneThatComputes, this::behindOneThatEnds);
        for (BiConsumer<Integer, Window> check : checks) {
            Window window = windows.allocate(world, 8, 1, false, Map.of());
            check.accept(way, window);
            if (way < WAYS - 1) {
                window.free();
            }
        }
    }

    /** The call; whatever it is, no rank leaves it before all have come. */
    private void call(int way, Window window) {
        switch (way) {
            case 0 -> comm.collectives().barrier();
            case 1 -> world.collectives().barrier();
            case 2 -> comm.dup().free();
            case 3 -> comm.split(0, world.rank()).orElseThrow().free();
            case 4 -> comm.start(operation -> operation.barrier()).await();
            case 5 -> window.epochs().fence(0);
            case 6 -> {
                world.createGroup(world.processes(), 9).free(); // which a rank may leave before others come
                world.collectives().barrier();
            }
            default -> window.free();
        }
    }

    private void plain(int way, Window window) {
        if (world.rank() == 1) {
            Request first = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
            Request second = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, SECOND);
            Request third = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            call(way, window);
            tally.equal(first.await().tag(), FIRST, "the first, way " + way);
            tally.equal(second.await().tag(), SECOND, "the second, way " + way);
            tally.equal(third.await().source(), 2, "the third, way " + way);
        } else {
            if (world.rank() == 0) {
                comm.send(SendMode.SYNCHRONOUS, Script.filled(Script.MOST, 1), 1, SECOND);
                comm.send(SendMode.SYNCHRONOUS, Script.filled(Script.MOST, 2), 1, FIRST);
                world.send(SendMode.STANDARD, Script.filled(Script.MOST, 0), 2, FIRST);
            } else if (world.rank() == 2) {
                world.recv(Script.filled(Script.MOST, 0), 0, FIRST);
                comm.send(SendMode.SYNCHRONOUS, Script.filled(Script.MOST, 3), 1, FIRST);
            }
            call(way, window);
        }
    }

    /** A receive that has met a message whose sender computes waits; one that may not have that message is served. */
    private void besideOneThatComputes(int way, Window window) {
        if (world.rank() == 1) {
            Request first = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, FIRST);
            Request second = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, SECOND);
            world.recv(Script.filled(Script.MOST, 0), 0, FIRST);
            tally.isTrue(first.test().isEmpty(), "it computes, way " + way);
            call(way, window);
            tally.equal(second.await().source(), 2, "the second, way " + way);
            tally.equal(first.await().source(), 0, "the first, way " + way);
        } else if (world.rank() == 0) {
            DeltaStream stream = script.begun(4, 1, FIRST);
            world.send(SendMode.STANDARD, Script.filled(Script.MOST, 0), 1, FIRST);
            call(way, window);
            Script.end(stream);
        } else {
            if (world.rank() == 2) {
                comm.send(SendMode.SYNCHRONOUS, Script.filled(Script.MOST, 5), 1, SECOND);
            }
            call(way, window);
        }
    }

    /** One behind it, which may have the same messages, does not get before it what comes meanwhile. */
    private void behindOneThatComputes(int way, Window window) {
        if (world.rank() == 1) {
            int[] into = new int[Script.MOST];
            Request first = comm.irecv(Script.ints(into), Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            Request second = comm.irecv(Script.filled(Script.MOST, 0), Communicator.ANY_SOURCE, SECOND);
            world.recv(Script.filled(Script.MOST, 0), 0, FIRST);
            tally.isTrue(first.test().isEmpty(), "it computes, way " + way);
            world.send(SendMode.STANDARD, Script.filled(Script.MOST, 0), 2, FIRST);
            call(way, window);
            tally.equal(first.await().source(), 2, "the first gets what is there, way " + way);
            tally.equal(into[0], 5, "the first of two, way " + way);
            tally.equal(second.await().source(), 2, "the second, way " + way);
            world.send(SendMode.STANDARD, Script.filled(Script.MOST, 0), 0, FIRST);
            tally.equal(comm.recv(Script.filled(Script.MOST, 0), 0, FIRST).tag(), FIRST, "what is left, way " + way);
        } else if (world.rank() == 0) {
            DeltaStream stream = script.begun(4, 1, FIRST);
            world.send(SendMode.STANDARD, Script.filled(Script.MOST, 0), 1, FIRST);
            call(way, window);
            world.recv(Script.filled(Script.MOST, 0), 1, FIRST);
            Script.end(stream);
        } else {
            if (world.rank() == 2) {
                world.recv(Script.filled(Script.MOST, 0), 1, FIRST);
                comm.send(SendMode.STANDARD, Script.filled(Script.MOST, 5), 1, SECOND);
                comm.send(SendMode.STANDARD, Script.filled(Script.MOST, 6), 1, SECOND);
            }
            call(way, window);
        }
    }

    /** One behind it gets the next message of the same sender, which does not come to the call before. */
    private void behindOneThatEnds(int way, Window window) {
        if (world.rank() == 1) {
            int[] into = new int[Script.MOST];
            int[] later = new int[Script.MOST];
            Request first = comm.irecv(Script.ints(into), Communicator.ANY_SOURCE, FIRST);
            Request second = comm.irecv(Script.ints(later), Communicator.ANY_SOURCE, FIRST);
            Request third = comm.irecv(Script.filled(way % 2 == 0 ? 1 : Script.MOST, 0), 0, FIRST);
            world.recv(Script.filled(Script.MOST, 0), 0, FIRST);
            tally.isTrue(first.test().isEmpty(), "it has not ended, way " + way);
            world.send(SendMode.STANDARD, Script.filled(Script.MOST, 0), 0, FIRST);
            call(way, window);
            first.await();
            second.await();
            tally.equal(into[Script.MOST - 1], 4, "the one that has ended, way " + way);
            tally.equal(later[0] + later[Script.MOST - 1], 12, "the next one, way " + way);
            tally.fails(ErrorClass.TRUNCATE, third::await, "one that is too long, way " + way);
        } else if (world.rank() == 0) {
            DeltaStream stream = script.begun(4, 1, FIRST);
            world.send(SendMode.STANDARD, Script.filled(Script.MOST, 0), 1, FIRST);
            world.recv(Script.filled(Script.MOST, 0), 1, FIRST);
            Script.end(stream);
            if (way % 2 == 0) {
                comm.send(SendMode.SYNCHRONOUS, Script.filled(Script.MOST, 6), 1, FIRST);
            } else {
                Script.end(script.begun(6, 1, FIRST));
            }
            comm.send(SendMode.SYNCHRONOUS, Script.filled(2 * Script.MOST, 7), 1, FIRST);
            call(way, window);
        } else {
            call(way, window);
        }
    }
}
