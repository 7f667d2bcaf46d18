package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.exchange.ExchangeMain;

/**
 * Random exchanges against a model of MPI matching; {@code -Dsluice.exchanges=N} runs more of them, {@code
 * -Dsluice.seed=S} repeats a run.
 */
class RandomExchangesTest {
    private static final int COUNT = Integer.getInteger("sluice.exchanges", 600);
    /** Runs of so many exchanges, each with a seed and a number of ranks of its own. */
    private static final int EACH = 5_000;

    private static final int SECONDS = 280;
    private static final long SEED = Long.getLong("sluice.seed", new Random().nextInt(1_000_000));

    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void agreeWithTheModel(Installed library) throws IOException {
        for (int done = 0; done < COUNT; done += EACH) {
            long seed = SEED + done / EACH;
            int count = Math.min(EACH, COUNT - done);
            int ranks = 2 + (int) Math.floorMod(seed, 3L);
            // many small pieces every other time
            List<String> options = seed % 2 == 0 ? List.of() : List.of("-Dsluice.deltaSize=200");
            System.out.println(
                    "random exchanges on " + library + ": -Dsluice.seed=" + seed + " -Dsluice.exchanges=" + count);
            run(library, ranks, options, seed, count, "first=0");
        }
    }

    /** A rank's message in pieces to itself: its end must not wait for the receive that the same thread goes on to. */
    @ParameterizedTest
    @MethodSource("libraries")
    void agreeOnMessagesToOneself(Installed library) throws IOException {
        run(library, 3, List.of(), 7, 200, "first=9,limit=4000,without=INTERCOMMUNICATORS");
    }

    private static void run(Installed library, int ranks, List<String> options, long seed, int count, String more)
            throws IOException {
        List<String> command = library.launch(ranks);
        command.addAll(Child.java(options, ExchangeMain.class, String.valueOf(seed), String.valueOf(count), more));
        Child run = Child.run(command, library.environment(), SECONDS).fine();
        System.out.print(run.output());
        assertThat(run.output()).contains(count + " exchanges among " + ranks + " ranks");
    }
}
