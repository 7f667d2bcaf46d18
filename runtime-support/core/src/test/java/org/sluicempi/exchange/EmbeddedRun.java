package org.sluicempi.exchange;

import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;

/**
 * A plan on the embedded engine.
 *
 * @param eager the engine's eager limit in bytes; negative for none
 * @param delayNanos longest random delay of a message, 0 for none
 * @param pieces size in bytes of every piece of a delta message, 0 for what pays
 */
record EmbeddedRun(Settings settings, long eager, long delayNanos, int pieces) {
    private static final long[] LIMITS = {0, 40, 1000, EmbeddedOptions.DEFAULT_EAGER_LIMIT, -1};
    private static final long[] DELAYS = {0, 0, 0, 20_000, 200_000};
    private static final int[] PIECES = {0, 0, 24, 256, 4096};

    /** Run number {@code k} of a seed: 2 to 8 ranks, other limits and delays each time. */
    static EmbeddedRun random(long seed, int k, int count) {
        Random random = new Random(Payload.mix(seed, k));
        long eager = LIMITS[random.nextInt(LIMITS.length)];
        int limit = eager <= 0 ? 16 * 1024 : (int) eager;
        Settings settings =
                Settings.of(random.nextLong(), 2 + random.nextInt(7), count).withLimit(limit);
        return new EmbeddedRun(
                settings, eager, DELAYS[random.nextInt(DELAYS.length)], PIECES[random.nextInt(PIECES.length)]);
    }

    /** Reads what {@link #toString} writes. */
    static EmbeddedRun parse(String text) {
        Map<String, String> values = Settings.values(text);
        return new EmbeddedRun(
                Settings.parse(text),
                Long.parseLong(values.getOrDefault("eager", "65536")),
                Long.parseLong(values.getOrDefault("delays", "0")),
                Integer.parseInt(values.getOrDefault("pieces", "0")));
    }

    EmbeddedRun with(Settings other) {
        return new EmbeddedRun(other, eager, delayNanos, pieces);
    }

    /** @return what is wrong, empty if nothing is */
    String run(Board board) {
        return run(board, rank -> rank);
    }

    /** @param around puts something between the exchanges and the engine's rank */
    String run(Board board, UnaryOperator<Rank> around) {
        EmbeddedOptions options = EmbeddedOptions.ranks(settings.ranks())
                .withEagerLimit(eager < 0 ? EmbeddedOptions.UNLIMITED : eager)
                .withDeltaSize(pieces);
        if (delayNanos > 0) {
            options = options.withDelays(settings.seed(), delayNanos);
        }
        Board own = new Board(board.patience());
        JobResult result = EmbeddedJob.run(options, rank -> {
            rank.start();
            new Exchanges(around.apply(rank), settings, own, text -> {}).run();
            rank.finish();
        });
        String failure = own.failure().orElse(result.reason());
        if (failure.isEmpty() && own.exchanges() != settings.count()) {
            failure = own.exchanges() + " exchanges of " + settings.count();
        }
        board.add(own);
        return failure;
    }

    /** The command that runs this again. */
    String command() {
        return "mvn -pl runtime-support/core test -Dtest=ExchangesTest#theNamedPlan -Dsluice.plan=" + this;
    }

    @Override
    public String toString() {
        return settings + ",eager=" + eager + ",delays=" + delayNanos + ",pieces=" + pieces;
    }
}
