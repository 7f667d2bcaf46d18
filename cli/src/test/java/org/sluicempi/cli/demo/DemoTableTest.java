package org.sluicempi.cli.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DemoTableTest {
    @Test
    void a_line_holds_times_speedup_bound_and_how_much_of_it_was_reached() {
        Measurement pair = new Measurement(
                new DemoCase("samples.openmpi.Pair", 2, 100_000, 1, 30),
                0.012,
                0.005,
                new PipelineBound(2, 2, 0.004, 0.004, 0),
                Optional.empty());

        List<String> lines = DemoTable.lines(List.of(pair), Link.GIGABIT, 2);

        assertThat(lines.get(1).replaceAll(" +", " ")).isEqualTo("Pair 2 1.0 : 1.0 12.00 ms 5.00 ms 2.40x 3.00x 80 %");
        assertThat(lines.get(1)).hasSameSizeAs(lines.get(0));
        assertThat(String.join("\n", lines)).contains("1gbit,50us", "2 cores");
    }

    @Test
    void a_program_that_has_become_slower_is_told_why() {
        DemoCase demo = new DemoCase("samples.openmpi.Pair", 4, 100_000, 1, 30);
        Measurement slow =
                new Measurement(demo, 0.012, 0.015, new PipelineBound(4, 2, 0.001, 0.004, 0), Optional.empty());
        Measurement hopeless =
                new Measurement(demo, 0.0041, 0.015, new PipelineBound(4, 2, 0.001, 0.004, 0), Optional.empty());

        assertThat(DemoTable.lines(List.of(slow), Link.GIGABIT, 2))
                .contains(
                        "Pair is slower here: 4 ranks share 2 cores, so what the pieces cost keeps other ranks waiting.");
        assertThat(DemoTable.lines(List.of(slow), Link.GIGABIT, 8))
                .anyMatch(line -> line.startsWith("Pair is slower here: the pieces cost more than they hide"));
        assertThat(DemoTable.lines(List.of(hopeless), Link.GIGABIT, 8))
                .anyMatch(line -> line.startsWith("Pair is slower here: there is next to nothing to gain"));
    }

    @Test
    void the_median_of_an_odd_number_is_the_middle_one_and_of_an_even_one_the_smaller_middle_one() {
        assertThat(Measurement.median(List.of(5.0, 1.0, 3.0))).isEqualTo(3.0);
        assertThat(Measurement.median(List.of(4.0, 1.0, 3.0, 2.0))).isEqualTo(2.0);
    }
}
