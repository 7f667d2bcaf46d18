package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.cli.console.Console;
import org.sluicempi.transformer.report.Reports;
import picocli.CommandLine;

final class MainTest {
    static Stream<String> verbs() {
        Set<String> verbs = new CommandLine(
                        new Main(),
                        new VerbFactory(
                                Console.plain(
                                        new PrintWriter(Writer.nullWriter()), new PrintWriter(Writer.nullWriter())),
                                Reports.shipped()))
                .getSubcommands()
                .keySet();
        assertThat(verbs).contains("demo", "analyze", "diff", "apply", "undo", "run", "explain");
        return verbs.stream();
    }

    @ParameterizedTest
    @MethodSource("verbs")
    void each_verb_explains_itself(String verb) {
        Cli help = Cli.run(verb, "--help");

        assertThat(help.code()).isZero();
        assertThat(help.out()).contains("Usage: sluice " + verb, "--stacktrace", "Exit codes:");
        assertThat(help.err()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("verbs")
    void each_verb_tells_the_version(String verb) {
        Cli version = Cli.run(verb, "--version");

        assertThat(version.code()).isZero();
        assertThat(version.out()).matches("(?s)sluice \\d+\\.\\d+\\.\\d+.*");
    }

    @Test
    void without_a_verb_it_asks_for_one() {
        Cli cli = Cli.run();

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("which verb?", "sluice --help");
    }

    @Test
    void a_misspelt_verb_is_named_with_the_one_that_was_meant() {
        Cli cli = Cli.run("analyse");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("analyse", "analyze").doesNotContain("Exception");
    }

    @Test
    void an_unknown_option_is_named() {
        Cli cli = Cli.run("analyze", "--colour", "src");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("--colour");
    }

    @Test
    void a_stack_trace_is_shown_only_on_request() {
        Cli plain = Cli.run("analyze", "no-such-folder");
        Cli traced = Cli.run("analyze", "no-such-folder", "--stacktrace");

        assertThat(plain.err()).doesNotContain("\tat ");
        assertThat(traced.err()).contains("InputException").contains("\tat ");
        assertThat(plain.code()).isEqualTo(2);
        assertThat(traced.code()).isEqualTo(2);
    }
}
