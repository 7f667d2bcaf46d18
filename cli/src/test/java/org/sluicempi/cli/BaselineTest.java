package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code analyze --baseline}: what was reported before is left out. */
final class BaselineTest {
    private static final String MORE = "        MPI.COMM_WORLD.send(new int[9000], 9000, MPI.INT, 1, 8);\n";

    @TempDir
    Path temp;

    private Path sources;

    @BeforeEach
    void program() throws Exception {
        sources = Files.createDirectory(temp.resolve("src"));
        new Programs(sources).pair();
    }

    private Path baseline(String format) throws Exception {
        Cli before = Cli.run("analyze", "--format", format, sources.toString());
        return Files.writeString(temp.resolve("baseline." + format), before.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sarif", "json"})
    void only_what_is_new_is_reported(String format) throws Exception {
        String known = baseline(format).toString();

        Cli nothing = Cli.run("analyze", "--baseline", known, "--fail-on", "passed,missed", sources.toString());
        new Programs(sources)
                .write("app/Pair.java", Programs.PAIR.replace("        int n", "\n" + MORE + "        int n"));
        Cli added = Cli.run("analyze", "--baseline", known, "--fail-on", "passed,missed", sources.toString());
        Cli document = Cli.run("analyze", "--baseline", known, "--format", format, sources.toString());

        assertThat(nothing.code()).as(nothing.err()).isZero();
        assertThat(nothing.out()).doesNotContain("SL001").contains("2 remarks of the baseline left out");
        assertThat(added.code()).isEqualTo(1);
        assertThat(added.out()).contains("Pair.java:11:9: missed SL116").doesNotContain("SL001:", "SL002:");
        assertThat(added.err()).contains("1 remark that --fail-on (passed,missed) names");
        assertThat(document.out()).contains("SL116").doesNotContain("\"SL001\"");
    }

    @Test
    void a_second_call_that_reads_the_same_is_new() throws Exception {
        new Programs(sources).write("app/Pair.java", Programs.PAIR.replace("        int n", MORE + "        int n"));
        String known = baseline("sarif").toString();
        new Programs(sources)
                .write("app/Pair.java", Programs.PAIR.replace("        int n", MORE + MORE + "        int n"));

        Cli added = Cli.run("analyze", "--baseline", known, sources.toString());

        assertThat(added.out()).containsOnlyOnce("missed SL116").contains("3 remarks of the baseline left out");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no JSON at all         | not JSON: ",
                "[]                     | no report of Sluice",
                "{\"runs\": []}         | SARIF of another tool",
                "{\"runs\": [{\"tool\": {\"driver\": {\"name\": \"Lint\"}}, \"results\": []}]} | SARIF of another tool",
                "{\"runs\": [{\"tool\": {\"driver\": {\"name\": \"Sluice\"}}, \"results\": [{}]}]} | without fingerprints",
            })
    void a_file_that_is_no_report_is_bad_input(String text, String answer) throws Exception {
        Path file = Files.writeString(temp.resolve("bad.json"), text);

        Cli refused = Cli.run("analyze", "--baseline", file.toString(), sources.toString());

        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err()).contains("--baseline " + file + ": ").contains(answer);
    }

    @Test
    void a_file_that_is_not_there_is_bad_input() {
        Cli refused = Cli.run("analyze", "--baseline", "nowhere.sarif", sources.toString());

        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("--baseline nowhere.sarif: does not exist");
    }
}
