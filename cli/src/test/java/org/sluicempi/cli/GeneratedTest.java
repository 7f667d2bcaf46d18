package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sluicempi.cli.console.Console;
import org.sluicempi.transformer.report.Reports;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What is made of the verbs for {@code man} and for shells; that those take it is tried with the zip. */
final class GeneratedTest {
    private final Map<String, CommandLine> verbs = new CommandLine(
                    new Main(),
                    new VerbFactory(
                            Console.plain(new PrintWriter(Writer.nullWriter()), new PrintWriter(Writer.nullWriter())),
                            Reports.shipped()))
            .getSubcommands();

    @Test
    void the_manual_has_every_verb_with_every_option() {
        Cli manual = Cli.run("generate-manual");

        assertThat(manual.code()).isZero();
        assertThat(verbs).hasSizeGreaterThan(10);
        verbs.forEach((name, verb) -> {
            assertThat(manual.out()).contains("\n.SS \"sluice " + name.replace("-", "\\-") + "\"\n");
            for (OptionSpec option : verb.getCommandSpec().options()) {
                assertThat(manual.out()).contains("\\fB" + option.longestName().replace("-", "\\-") + "\\fR");
            }
        });
    }

    @Test
    void no_text_of_the_manual_is_taken_for_a_request() {
        assertThat(Cli.run("generate-manual").out().lines())
                .isNotEmpty()
                .allSatisfy(line ->
                        assertThat(line).doesNotStartWith("'").matches("\\.(TH|SH|SS|TP|PP|br|nf|fi)( .*)?|[^.].*"));
    }

    @Test
    void examples_in_the_manual_keep_their_lines() {
        assertThat(Cli.run("generate-manual").out())
                .contains(".nf\n  sluice run \\-n 4 \\-\\-source src/main/java com.example.Heat 1000\n");
    }

    @Test
    void the_completion_has_every_verb() {
        Cli completion = Cli.run("generate-completion");

        assertThat(completion.code()).isZero();
        assertThat(completion.out()).startsWith("#!/usr/bin/env bash");
        assertThat(verbs.keySet())
                .allSatisfy(verb -> assertThat(completion.out()).contains("`" + verb + "` subcommand"));
    }
}
