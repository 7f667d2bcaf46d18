package org.sluicempi.analyzer.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each construct of the language is lowered to what the compiler makes of it. */
class TourTest {
    @Test
    void stepsAreWhatTheCompilerWrites(@TempDir Path output) throws IOException {
        Comparer comparer = new Comparer(Tour.compiled(output)).compare(name -> true);
        assertThat(comparer.mismatches()).isEmpty();
        assertThat(comparer.methods()).isGreaterThan(250);
        assertThat(comparer.events()).isGreaterThan(1800);
        assertThat(Arrays.stream(Convention.values())
                        .filter(convention -> comparer.tally().of(convention) == 0))
                .as("conventions that nothing needs")
                .isEmpty();
    }
}
