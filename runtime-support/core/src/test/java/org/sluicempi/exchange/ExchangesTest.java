package org.sluicempi.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.SendMode;

/**
 * Random exchanges on the embedded engine: the same few thousand each time, so that a build does not depend on chance, or as
 * many as asked for with {@code -Dsluice.exchanges=N}, of another seed with {@code -Dsluice.seed=S}.
 */
class ExchangesTest {
    private static final int COUNT = Integer.getInteger("sluice.exchanges", 2_000);
    private static final int EACH = 1_000;
    /** Of a plan, in the report of a failure. */
    private static final int LINES = 60;

    private static final int SHRINK_SECONDS = Integer.getInteger("sluice.shrink", 30);

    @Test
    @Timeout(3600)
    void agreeWithTheModel() {
        exchange(Long.getLong("sluice.seed", 20_261_121));
    }

    /** The plan of {@code -Dsluice.plan}, else a small one. */
    @Test
    @Timeout(3600)
    void theNamedPlan() {
        EmbeddedRun run = EmbeddedRun.parse(System.getProperty("sluice.plan", "seed=7,ranks=3,count=200"));
        Board board = new Board();
        String failure = run.run(board);
        assertThat(failure).as(run.command()).isEmpty();
        assertThat(board.exchanges()).isEqualTo(run.settings().count());
    }

    private static void exchange(long seed) {
        System.out.println(
                "random exchanges on the embedded engine: -Dsluice.seed=" + seed + " -Dsluice.exchanges=" + COUNT);
        Board board = new Board();
        long start = System.nanoTime();
        for (int k = 0; k * EACH < COUNT; k++) {
            EmbeddedRun run = EmbeddedRun.random(seed, k, Math.min(EACH, COUNT - k * EACH));
            String failure = run.run(board);
            if (!failure.isEmpty()) {
                fail(report(run, failure));
            }
        }
        System.out.printf("%s in %.1f s%n", board, (System.nanoTime() - start) / 1e9);
        assertThat(board.exchanges()).isEqualTo(COUNT);
        if (COUNT >= EACH) {
            assertEverythingWasDone(board);
        }
    }

    private static String report(EmbeddedRun run, String failure) {
        Shrinker shrinker = new Shrinker(settings -> run.with(settings).run(new Board()), 3, SHRINK_SECONDS);
        EmbeddedRun least = run.with(shrinker.smallest(run.settings()));
        return failure + "\nagain: " + run.command()
                + (shrinker.failure() == null
                        ? ""
                        : "\nsmaller: " + least.command() + "\n" + shrinker.failure() + "\n"
                                + Listing.of(least.settings(), LINES));
    }

    private static void assertEverythingWasDone(Board board) {
        for (Style style : Style.values()) {
            assertThat(board.times(style)).as("%s", style).isPositive();
        }
        for (SendStep.Kind kind : SendStep.Kind.values()) {
            assertThat(board.times(kind)).as("sends of kind %s", kind).isPositive();
        }
        for (SendMode mode : SendMode.values()) {
            assertThat(board.times(mode)).as("sends of mode %s", mode).isPositive();
        }
        for (Place place : Place.values()) {
            if (COUNT >= 20 * EACH) {
                assertThat(board.times(place)).as("rounds on %s", place).isPositive();
            }
        }
        for (ReceiveStep.Kind kind : ReceiveStep.Kind.values()) {
            assertThat(board.times(kind)).as("receives of kind %s", kind).isPositive();
        }
    }
}
