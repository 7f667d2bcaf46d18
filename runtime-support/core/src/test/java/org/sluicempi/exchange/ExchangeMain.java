package org.sluicempi.exchange;

import java.util.Map;
import java.util.Optional;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.ThreadLevel;

/**
 * Random exchanges as a program of its own, under any launcher: {@code ExchangeMain SEED COUNT [NAME=VALUE,...]}, where
 * the names are those of {@link Settings}. A {@code limit} that is 0 or missing is the engine's own; {@code plant} names
 * a fault that is put between the exchanges and the engine, {@code patience} the seconds without news after which a rank
 * gives up. Rank 0 prints what was done; a failure ends the job with exit code 3.
 */
public final class ExchangeMain {
    private static final int PATIENCE = 60;

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
        boolean own = !more.contains("limit=") || asked.limit() == 0;
        Settings settings = own ? asked.withLimit(limit <= 0 ? 16 * 1024 : limit) : asked;
        Map<String, String> values = Settings.values("seed=" + args[0] + more);
        Board board = new Board(Integer.parseInt(values.getOrDefault("patience", String.valueOf(PATIENCE))));
        Optional<Planted> plant = Optional.ofNullable(values.get("plant"))
                .map(fault -> new Planted(Planted.Fault.valueOf(fault), 0, true));
        long start = System.nanoTime();
        Exchanges exchanges = new Exchanges(
                plant.map(fault -> fault.around(rank)).orElse(rank),
                plant.isPresent() ? settings.without(Planted.OUT_OF_REACH) : settings,
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
