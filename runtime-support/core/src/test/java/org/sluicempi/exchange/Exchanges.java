package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/** Runs a plan as one rank; all ranks of the world call this with the same settings. */
public final class Exchanges {
    /** In place of a lane's number where all lanes are over. */
    private static final int ALL_LANES = 7;

    private final Rank rank;
    private final Settings settings;
    private final Board board;
    private final Consumer<String> report;
    private Meeting meeting;

    /**
     * @param rank a started one
     * @param settings {@code ranks} must be the size of the world; features that the engine does not have are left out
     * @param report gets the failure before the job is aborted; called at most once per board
     */
    public Exchanges(Rank rank, Settings settings, Board board, Consumer<String> report) {
        this.rank = rank;
        this.settings = supported(rank, settings);
        this.board = board;
        this.report = report;
    }

    /** What is run: the settings without what the engine refuses. */
    public Settings settings() {
        return settings;
    }

    /** Returns when all exchanges of all ranks are done and right; otherwise reports and aborts the job. */
    public void run() {
        try (Watch watch = Watch.start(board, this::fail)) {
            meeting = new Meeting(rank.world().dup());
            long before = board.exchanges();
            Planner planner = new Planner(settings);
            long mine = 0;
            for (int epoch = settings.first(); epoch < settings.first() + settings.epochs(); epoch++) {
                List<Lane> lanes = planner.epoch(epoch);
                run(lanes);
                mine += lanes.stream()
                        .flatMap(lane -> lane.rounds().stream())
                        .mapToLong(
                                round -> round.messagesTo(rank.world().rank()).size())
                        .sum();
            }
            long all = meeting.sum(mine);
            if (rank.world().rank() == 0 && all != settings.count()) {
                throw new AssertionError(all + " exchanges were done, of " + settings.count());
            }
            meeting.free();
            assert board.exchanges() - before >= mine : board;
        } catch (Throwable failure) {
            fail(failure.toString(), failure);
        }
    }

    private void run(List<Lane> lanes) {
        List<Communicator> comms = new ArrayList<>();
        List<LaneRun> runs = new ArrayList<>();
        for (Lane lane : lanes) {
            Communicator comm = lane.place().create(rank);
            comms.add(comm);
            Post post = new Post(settings, lane, rank, comm, meeting, board);
            if (comm.rank() != post.address(post.me())) {
                throw new AssertionError(lane.place() + " numbers rank " + post.me() + " " + comm.rank() + ", not "
                        + post.address(post.me()));
            }
            runs.add(new LaneRun(post));
        }
        int bytes = BufferQuota.attach(lanes.size());
        rank.attachBuffer(bytes);
        sideBySide(runs);
        if (rank.detachBuffer() != bytes) {
            throw new AssertionError("not the buffer that was attached");
        }
        meeting.all(ALL_LANES);
        for (Communicator comm : comms) {
            comm.iprobe(Communicator.ANY_SOURCE, Communicator.ANY_TAG).ifPresent(status -> {
                throw new AssertionError("a message that nobody has sent, or that was received before: " + status);
            });
        }
        meeting.all(ALL_LANES);
        for (int k = 0; k < lanes.size(); k++) {
            if (lanes.get(k).place().owned()) {
                comms.get(k).free();
            }
        }
    }

    private void sideBySide(List<LaneRun> runs) {
        List<Thread> threads = new ArrayList<>();
        for (LaneRun run : runs.subList(1, runs.size())) {
            Thread thread = new Thread(() -> {
                try {
                    run.run();
                } catch (Throwable failure) {
                    fail(failure.toString(), failure);
                }
            });
            threads.add(thread);
            thread.start();
        }
        runs.get(0).run();
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (board.failure().isPresent()) {
            throw new IllegalStateException("another lane has failed");
        }
    }

    private void fail(String what, Throwable failure) {
        StringBuilder text = new StringBuilder("rank " + rank.world().rank() + ": " + what);
        if (failure != null && !(failure instanceof AssertionError)) {
            for (StackTraceElement line : failure.getStackTrace()) {
                text.append("\n    at ").append(line);
            }
        }
        text.append("\nall lanes:").append(board.places());
        if (board.fail(text.toString())) {
            report.accept(text.toString());
        }
        rank.world().abort(3);
    }

    private void fail(String what) {
        fail(what, null);
    }

    /** The settings without what this engine refuses. */
    private static Settings supported(Rank rank, Settings settings) {
        Settings left = settings;
        if (rank.threadLevel() != ThreadLevel.MULTIPLE) {
            left = left.without(Feature.THREADS);
        }
        if (refused(() -> rank.self().improbe(0, 0))) {
            left = left.without(Feature.MATCHED_PROBES);
        }
        UserBuffer nothing = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);
        if (refused(
                () -> rank.self().openDelta(nothing, Communicator.PROC_NULL, 0).end(0))) {
            left = left.without(Feature.DELTA_SENDS);
        }
        if (settings.ranks() > 1 && refused(() -> Place.BETWEEN.create(rank).free())) {
            left = left.without(Feature.INTERCOMMUNICATORS);
        }
        return left;
    }

    private static boolean refused(Runnable call) {
        try {
            call.run();
            return false;
        } catch (MpiError error) {
            if (error.errorClass() != ErrorClass.UNSUPPORTED_OPERATION) {
                throw error;
            }
            return true;
        }
    }
}
