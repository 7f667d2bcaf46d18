package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.cli.console.Console;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.Report;
import org.sluicempi.transformer.report.Reports;

/** {@code analyze --format}: a report that nobody but this test knows is offered and printed like those that are shipped. */
final class ReportFormatsTest {
    /** The lines on which something was found, each with its rule. */
    private record Lines(Audience audience) implements Report {
        @Override
        public String id() {
            return "lines";
        }

        @Override
        public String print(Findings findings, boolean colour) {
            StringBuilder out = new StringBuilder();
            findings.analysis()
                    .everyRemark()
                    .forEach(remark -> out.append(remark.position().line())
                            .append(' ')
                            .append(remark.rule().id())
                            .append('\n'));
            return out.toString();
        }
    }

    @TempDir
    Path temp;

    private static Cli run(Report more, String... args) {
        List<Report> all = new ArrayList<>(Reports.shipped().all());
        all.add(more);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = Console.plain(new PrintWriter(out), new PrintWriter(err));
        int code = Main.execute(console, new Reports(all), args);
        console.flush();
        return new Cli(code, out.toString(), err.toString());
    }

    @Test
    void a_report_is_one_class() throws Exception {
        new Programs(temp).pair();
        String root = temp.toString();

        Cli document = run(new Lines(Report.Audience.PROGRAMS), "analyze", "--format", "Lines", root);
        Cli text = run(new Lines(Report.Audience.PEOPLE), "analyze", "--format", "lines", root);

        assertThat(document.code()).as(document.err()).isZero();
        assertThat(document.out()).isEqualTo("16 SL001\n19 SL002\n");
        assertThat(text.code()).as(text.err()).isZero();
        assertThat(text.out()).startsWith("16 SL001\n19 SL002\n").contains("Next: sluice diff");
    }

    @Test
    void help_and_the_answer_to_a_wrong_id_name_every_report() {
        Report lines = new Lines(Report.Audience.PROGRAMS);

        Cli help = run(lines, "analyze", "--help");
        Cli wrong = run(lines, "analyze", "--format", "words", temp.toString());

        assertThat(help.out())
                .containsIgnoringWhitespaces("text, json, sarif, github, html, plan, lines. Default: text");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.out()).isEmpty();
        assertThat(wrong.err())
                .contains("'--format'", "'words' is none of text, json, sarif, github, html, plan, lines");
    }

    @Test
    void without_a_wish_the_report_is_text() throws Exception {
        new Programs(temp).pair();

        Cli without = Cli.run("analyze", temp.toString());

        assertThat(without.out())
                .contains("passed SL001")
                .isEqualTo(
                        Cli.run("analyze", "--format", "TEXT", temp.toString()).out());
    }
}
