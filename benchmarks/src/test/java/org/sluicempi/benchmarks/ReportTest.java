package org.sluicempi.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static final Goal AT_MOST_TWICE = new Goal("half_round_trip_ns", "a", "b", 2, true, 0, 100);

    private final Measurements results = new Measurements();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void aGoalIsMetOrMissedByTheMedians() {
        results.read("a", "RESULT half_round_trip_ns 8 100.0");
        results.read("a", "RESULT half_round_trip_ns 8 900.0");
        results.read("a", "RESULT half_round_trip_ns 8 190.0");
        results.read("b", "RESULT half_round_trip_ns 8 100.0");

        assertThat(judge(AT_MOST_TWICE)).isTrue();
        assertThat(said()).contains("met").contains("a is 1.90 of b, goal <= 2.0");
        assertThat(judge(new Goal("half_round_trip_ns", "a", "b", 1.8, true, 0, 100)))
                .isFalse();
        assertThat(said()).contains("MISSED");
    }

    @Test
    void aGoalNobodyMeasuredIsAnError() {
        assertThatThrownBy(() -> judge(AT_MOST_TWICE)).hasMessageContaining("no size was measured");
        results.read("a", "RESULT half_round_trip_ns 8 100.0");
        assertThatThrownBy(() -> judge(AT_MOST_TWICE))
                .hasMessageContaining("nothing was measured: half_round_trip_ns, 8 bytes, b");
    }

    @Test
    void linesThatAreNoResultsArePassedOver() {
        results.read("a", "hello");
        results.read("a", "RESULT without the right number of words");
        assertThat(results.sizes("half_round_trip_ns")).isEmpty();
    }

    private boolean judge(Goal target) {
        return new Report(results, List.of("a", "b"))
                .judge(List.of(target), new PrintStream(out, true, StandardCharsets.UTF_8));
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }
}
