package org.sluicempi.cli.demo;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.cli.demo.DemoRunner.Run;
import org.sluicempi.transformer.change.InternalException;

/** With programs whose times and outputs are given. */
final class MeasurementTest {
    private static final Path ORIGINAL = Path.of("original");
    private static final Path TRANSFORMED = Path.of("transformed");
    private static final DemoCase PAIR = new DemoCase("samples.openmpi.Pair", 2, 1000, 1, 5);

    @Test
    void equal_outputs_are_no_difference_and_times_give_the_speedup() throws Exception {
        Measurement measured = measure((demo, classes, link) ->
                classes.equals(ORIGINAL) ? run(0.012, "", "sum 3\n") : run(0.005, "", "sum 3\n"));

        assertThat(measured.difference()).isEmpty();
        assertThat(measured.speedup()).isEqualTo(2.4);
    }

    @Test
    void one_other_byte_of_the_transformed_program_is_a_difference() throws Exception {
        Measurement measured = measure((demo, classes, link) ->
                classes.equals(ORIGINAL) ? run(0.012, "", "sum 3\n") : run(0.005, "", "sum 4\n"));

        assertThat(measured.difference())
                .hasValueSatisfying(where -> assertThat(where).contains("rank 1, byte 4"));
    }

    @Test
    void an_original_that_says_something_else_each_time_is_a_difference_too() throws Exception {
        int[] runs = {0};
        Measurement measured = measure((demo, classes, link) ->
                classes.equals(ORIGINAL) ? run(0.012, "run " + runs[0]++) : run(0.005, "run 0"));

        assertThat(measured.difference()).isPresent();
    }

    @Test
    void silent_programs_are_not_taken_for_equal() {
        assertThatThrownBy(() -> measure((demo, classes, link) -> run(0.01, "", "")))
                .isInstanceOf(InternalException.class)
                .hasMessageContaining("nothing was compared");
    }

    private static Measurement measure(Measurement.Runner runner) throws Exception {
        return Measurement.of(
                PAIR,
                runner,
                ORIGINAL,
                TRANSFORMED,
                Link.GIGABIT,
                0.004,
                3,
                (demo, version) -> assertThat(version).isIn("original", "transformed"));
    }

    private static Run run(double seconds, String... outputs) {
        return new Run(
                seconds,
                new RankOutputs(List.of(outputs).stream()
                        .map(text -> text.getBytes(UTF_8))
                        .toList()));
    }
}
