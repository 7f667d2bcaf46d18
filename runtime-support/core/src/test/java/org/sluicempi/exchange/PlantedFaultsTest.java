package org.sluicempi.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.exchange.Planted.Fault;

/** The exchanges see the faults that they are made to see. */
@Timeout(240)
class PlantedFaultsTest {
    private static EmbeddedRun run(long seed) {
        Settings settings = Settings.of(seed, 3, 150).without(Planted.OUT_OF_REACH);
        return new EmbeddedRun(settings, -1, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "CORRUPTED, 'not the data of exchange'",
        "WRONG_COUNT, 'the length is not that of exchange|the probe said'",
        "WRONG_SOURCE, 'no message may come from there|not that of|not the data of|the probe said'",
        "WRONG_TAG, 'the tag is not that of exchange'",
        "STRAY_WRITE, 'outside the message, was written'",
        // a message that comes in another's place can be too long for the receive, too
        "DOUBLED, 'does not fit a receive|not the data of|the length is not|the tag is not|no message may come|nobody has sent|was received as|nothing has gone on|every rank waits'",
        "SWAPPED, 'does not fit a receive|not the data of|the length is not|was received as'",
        // the next message may come in its place, else a receive waits for ever
        "LOST, 'does not fit a receive|not the data of|the length is not|the tag is not|no message may come|was received as|nothing has gone on|every rank waits'"
    })
    void areSeen(Fault fault, String says) {
        int planted = 0;
        for (int seed = 1; seed <= 5; seed++) {
            Planted plant = new Planted(fault, 10 * seed, false);
            String failure = run(seed).run(new Board(4), plant::around);
            assertThat(failure.isEmpty())
                    .as("%s with seed %d, planted %s: %s", fault, seed, plant.planted(), failure)
                    .isEqualTo(!plant.planted());
            if (plant.planted()) {
                planted++;
                assertThat(failure).containsPattern(says);
            }
        }
        assertThat(planted).as("faults that were planted").isPositive();
    }

    @Test
    void noFaultIsSeenWhereNoneIsPlanted() {
        Planted plant = new Planted(Fault.CORRUPTED, Integer.MAX_VALUE, false);
        Board board = new Board();
        assertThat(run(6).run(board, plant::around)).isEmpty();
        assertThat(board.exchanges()).isEqualTo(150);
        assertThat(plant.planted()).isFalse();
    }

    /** An engine that corrupts every message is shown to do so by very few exchanges among very few ranks. */
    @Test
    void failuresAreMadeSmall() {
        EmbeddedRun failing = run(8);
        Shrinker shrinker = new Shrinker(
                settings -> failing.with(settings).run(new Board(4), new Planted(Fault.CORRUPTED, 0, true)::around),
                1,
                60);
        Settings least = shrinker.smallest(failing.settings());
        assertThat(least.count()).isLessThanOrEqualTo(5);
        assertThat(least.ranks()).isLessThanOrEqualTo(2);
        assertThat(least.features()).hasSizeLessThan(3);
        assertThat(shrinker.failure()).contains("not the data of exchange");
        assertThat(EmbeddedRun.parse(failing.with(least).toString())).isEqualTo(failing.with(least));
    }
}
