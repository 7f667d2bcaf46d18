package org.sluicempi.exchange;

import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.ThreadLevel;

/**
 * Random exchanges as a program of its own, under any launcher: {@code ExchangeMain SEED COUNT [NAME=VALUE,...]}, where
 * the names are those of {@link Settings}. Rank 0 prints what was done; a failure ends the job with exit code 3.
 */
public final class ExchangeMain {
    private ExchangeMain() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(ExchangeMain.class);
        rank.start(ThreadLevel.MULTIPLE);
        run(rank, args);
        rank.finish();
    }

    /** As {@link #main} on a started rank. */
    public static void run(Rank rank, String[] args) {
        String more = args.length > 2 ? "," + args[2] : "";
        int ranks = rank.world().size();
        Settings asked =
                Settings.parse("seed=" + args[0] + ",count=" + args[1] + more).withRanks(ranks);
        Meeting meeting = new Meeting(rank.world().dup());
        // all ranks must plan with the same numbers
        int limit = meeting.agree(rank.eagerLimit());
        meeting.free();
        Settings settings = more.contains("limit=") ? asked : asked.withLimit(limit <= 0 ? 16 * 1024 : limit);
        Board board = new Board(60);
        long start = System.nanoTime();
        Exchanges exchanges = new Exchanges(
                rank,
                settings,
                board,
                failure -> System.err.println(failure + "\nagain: ExchangeMain " + settings.seed() + " "
                        + settings.count() + " " + settings + " with " + ranks + " ranks"));
        exchanges.run();
        if (rank.world().rank() == 0) {
            System.out.printf(
                    "%d exchanges among %d ranks, %s, in %.1f s; rank 0: %s%n",
                    settings.count(), ranks, exchanges.settings(), (System.nanoTime() - start) / 1e9, board);
        }
    }
}
