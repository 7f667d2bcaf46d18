package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.InternalFault;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;

final class FaultsTest {
    private final StringWriter err = new StringWriter();

    private int exitCode(int faults) {
        List<Remark> remarks = IntStream.range(0, faults)
                .mapToObj(
                        k -> InternalFault.at(new Position(Path.of("Bad.java"), k + 3, 5), "no statement starts here"))
                .toList();
        Console console = Console.plain(new PrintWriter(new StringWriter()), new PrintWriter(err));
        return Faults.exitCode(console, new Analysis(List.of(), remarks, 1), ExitCode.FINDINGS);
    }

    @Test
    void without_a_fault_the_verb_ends_as_it_would() {
        assertThat(exitCode(0)).isEqualTo(ExitCode.FINDINGS);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void a_fault_is_named_and_ends_the_verb_with_a_code_of_its_own() {
        assertThat(exitCode(1)).isEqualTo(3);
        assertThat(err.toString())
                .contains("internal error at 1 place, which is left as it was")
                .contains("Bad.java:3:5: analysis SL016", "no statement starts here");
    }

    @Test
    void several_are_counted() {
        assertThat(exitCode(2)).isEqualTo(3);
        assertThat(err.toString()).contains("internal error at 2 places, which are left as they were", "Bad.java:3:5");
    }
}
