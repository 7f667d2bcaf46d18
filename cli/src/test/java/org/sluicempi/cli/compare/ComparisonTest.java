package org.sluicempi.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.profile.Run;
import org.sluicempi.transformer.profile.Track;

class ComparisonTest {
    private static Run run(String version, long millis) {
        Track track = new Track(0, "", 0, millis * 1_000_000, List.of(), 0, 0, 0);
        return new Run(version, "", List.of(track), List.of(), 0);
    }

    @Test
    void theIntervalIsStudents() {
        Interval interval = Interval.of(List.of(10.0, 12.0, 14.0));
        assertThat(interval.mean()).isEqualTo(12.0);
        // 4.303 * 2 / sqrt(3)
        assertThat(interval.half()).isCloseTo(4.9687, within(1e-3));
        assertThat(Interval.of(List.of(3.0)).half()).isNaN();
    }

    @Test
    void versionsTakeTurnsAndTheRatioIsThatOfEachRound() throws Exception {
        List<Boolean> turns = new ArrayList<>();
        Comparison comparison = Comparison.of(3, (transformed, round) -> {
            turns.add(transformed);
            long millis = 100L << round;
            return new Comparison.Outcome(run("", transformed ? millis / 2 : millis), "b\na\n");
        });
        assertThat(turns).containsExactly(false, true, false, true, false, true);
        assertThat(comparison.difference()).isEmpty();
        assertThat(ComparisonTable.lines(comparison).get(1)).contains("233.33").endsWith("2.00x (2.00 to 2.00)");
        assertThat(ComparisonTable.lines(comparison))
                .anySatisfy(line -> assertThat(line).startsWith("waiting"));
    }

    @Test
    void anotherOutputIsSaidWhateverTheOrderOfLines() throws Exception {
        Comparison comparison = Comparison.of(
                2,
                (transformed, round) ->
                        new Comparison.Outcome(run("", 5), transformed ? round == 0 ? "b\na\n" : "a\nc\n" : "a\nb\n"));
        assertThat(comparison.difference()).contains("transformed, round 2: \"c\" is new");
    }
}
