package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.exchange.Feature;
import org.sluicempi.exchange.Settings;

/**
 * Random exchanges against a model of MPI matching: the same ones each time, so that a build does not depend on chance;
 * {@code -Dsluice.exchanges=N} runs more of them, {@code -Dsluice.seed=S} others. A failure is told with the smallest plan found in {@code -Dsluice.shrink=SECONDS} that
 * fails too.
 */
class RandomExchangesTest {
    private static final int COUNT = Integer.getInteger("sluice.exchanges", 600);
    /** Runs of so many exchanges, each with a seed and a number of ranks of its own. */
    private static final int EACH = 5_000;

    private static final int SHRINK_SECONDS = Integer.getInteger("sluice.shrink", 120);
    /** Of a smaller plan: most faults depend on which thread comes first. */
    private static final int TRIES = 3;

    private static final long SEED = Long.getLong("sluice.seed", 137_566);
    private static final String SMALL = "seed=7,ranks=2,count=50";

    /** All but two features, which are then left away one after the other. */
    private static final String MOST = Arrays.stream(Feature.values())
            .filter(feature -> feature != Feature.WILDCARDS && feature != Feature.LONG_MESSAGES)
            .map(Feature::name)
            .collect(Collectors.joining("+"));

    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void agreeWithTheModel(Installed library) {
        for (int done = 0; done < COUNT; done += EACH) {
            long seed = SEED + done / EACH;
            int count = Math.min(EACH, COUNT - done);
            int ranks = 2 + (int) Math.floorMod(seed, 3L);
            // many small pieces every other time
            int pieces = seed % 2 == 0 ? 0 : 200;
            System.out.println(
                    "random exchanges on " + library + ": -Dsluice.seed=" + seed + " -Dsluice.exchanges=" + count);
            Settings settings = Settings.of(seed, ranks, count).withLimit(0);
            check(new LaunchedRun(library, settings, pieces, ""));
        }
    }

    /** A rank's message in pieces to itself: its end must not wait for the receive that the same thread goes on to. */
    @ParameterizedTest
    @MethodSource("libraries")
    void agreeOnMessagesToOneself(Installed library) {
        String plan = "seed=7,ranks=3,first=9,count=200,limit=4000,without=INTERCOMMUNICATORS,library=";
        check(LaunchedRun.parse(plan + library));
    }

    /** The plan of {@code -Dsluice.plan}, else a small one on each library. */
    @Test
    void theNamedPlan() {
        String named = System.getProperty("sluice.plan");
        if (named != null) {
            check(LaunchedRun.parse(named));
            return;
        }
        for (Installed library : Installed.all()) {
            LaunchedRun run = LaunchedRun.parse(SMALL + ",library=" + library);
            assertThat(LaunchedRun.parse(run.toString())).isEqualTo(run);
            check(run);
        }
    }

    /** An engine that corrupts every message is shown to do so by very few exchanges among very few ranks. */
    @Test
    void aFailureIsMadeSmall() {
        Installed.all().stream().limit(1).forEach(library -> {
            LaunchedRun failing = LaunchedRun.parse(
                    "seed=8,ranks=3,count=20,without=" + MOST + ",plant=CORRUPTED,library=" + library);
            LaunchedRun.Outcome outcome = failing.run();
            assertThat(outcome.fine()).as(outcome.output()).isFalse();
            assertThat(outcome.output()).contains("not the data of exchange");
            String report = failing.report(outcome.output(), 1, 2 * SHRINK_SECONDS);
            System.out.println(report.substring(report.indexOf("\nsmaller: ") + 1));
            assertThat(report)
                    .containsPattern("\nagain: mvn .*-Dsluice.plan=.*seed=8,ranks=3,first=0,count=20,limit=[1-9]");
            String smaller = report.substring(report.indexOf("\nsmaller: "));
            assertThat(smaller).contains("not the data of exchange").containsPattern("(?m)^epoch \\d+, lane 0");
            LaunchedRun least = LaunchedRun.parse(smaller.substring(smaller.indexOf("-Dsluice.plan=") + 14)
                    .lines()
                    .findFirst()
                    .orElseThrow());
            assertThat(least.settings().count()).isLessThanOrEqualTo(5);
            assertThat(least.settings().ranks()).isLessThanOrEqualTo(2);
        });
    }

    private static void check(LaunchedRun run) {
        LaunchedRun.Outcome outcome = run.run();
        if (!outcome.fine()) {
            fail(run.report(outcome.output(), TRIES, SHRINK_SECONDS));
        }
        System.out.print(outcome.output());
    }
}
