package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code analyze} on small programs. */
final class AnalyzeCommandTest {
    @TempDir
    Path temp;

    private Path sources;
    private String root;
    private Programs programs;

    @BeforeEach
    void folder() throws Exception {
        sources = Files.createDirectories(temp.toRealPath().resolve("my sources"));
        root = sources.toString();
        programs = new Programs(sources);
    }

    @Test
    void analyze_ends_with_the_next_command() throws Exception {
        programs.pair();

        Cli cli = Cli.run("analyze", root);

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("Pair.java:16:13: passed SL001", "Pair.java:19:13: passed SL002");
        assertThat(cli.out().stripTrailing()).endsWith("Next: sluice diff '" + root + "'   shows the changes");
        assertThat(cli.err()).isEmpty();
    }

    @Test
    void analyze_knows_all_callers_of_a_whole_program() throws Exception {
        Files.writeString(sources.resolve("Worker.java"), """
                import mpi.*;

                public class Worker {
                    public static double total(double[] in, int n) {
                        double sum = 0;
                        for (int i = 0; i < n; i++) {
                            sum += in[i];
                        }
                        return sum;
                    }

                    public static void main(String[] args) throws MPIException {
                        double[] a = new double[1000];
                        MPI.COMM_WORLD.recv(a, 1000, MPI.DOUBLE, 0, 1);
                        double sum = total(a, 1000);
                        System.out.println(sum);
                    }
                }
                """);

        assertThat(Cli.run("analyze", root).out())
                .contains("Worker.java:14:9: missed SL102: ", "'total' may be called from elsewhere");
        Cli whole = Cli.run("analyze", "--whole-program", root);
        assertThat(whole.out()).contains("Worker.java:14:9: passed SL002", "sluice diff --whole-program '");
    }

    @Test
    void analyze_writes_json() throws Exception {
        programs.pair();

        Cli cli = Cli.run("analyze", "--format", "json", root);

        assertThat(cli.code()).isZero();
        assertThat(cli.out())
                .startsWith("{")
                .contains("\"schemaVersion\"", "\"SL001\"")
                .doesNotContain("Next:");
    }

    @Test
    void analyze_fails_on_the_kinds_and_rules_that_were_named_and_on_no_other() throws Exception {
        programs.pair();

        Cli passed = Cli.run("analyze", root, "--fail-on", "passed");
        Cli rule = Cli.run("analyze", root, "--fail-on", "SL999");

        assertThat(passed.code()).isEqualTo(1);
        assertThat(passed.err()).contains("2 remarks that --fail-on (passed) names", "Pair.java:16:13");
        assertThat(Cli.run("analyze", root, "--fail-on", "missed,sl011").code()).isZero();
        assertThat(Cli.run("analyze", root, "--fail-on", "SL002").code()).isEqualTo(1);
        assertThat(rule.code()).isEqualTo(2);
        assertThat(rule.err()).contains("--fail-on SL999");
    }

    @Test
    void a_missing_folder_an_empty_one_and_one_without_mpi_are_told_apart() throws Exception {
        Cli missing = Cli.run("analyze", root + "/nowhere");
        Cli empty = Cli.run("analyze", root);
        programs.write("Plain.java", "class Plain {}");
        Cli noMpi = Cli.run("analyze", root);

        assertThat(missing.err()).isEqualTo("sluice: " + root + "/nowhere: no such file or folder\n");
        assertThat(empty.err()).contains(root + ": no .java file in it");
        assertThat(noMpi.err()).contains(root + ": none of 1 source file uses MPI");
        assertThat(new int[] {missing.code(), empty.code(), noMpi.code()}).containsOnly(2);
    }

    @Test
    void a_missing_class_path_entry_and_an_unknown_character_set_are_named() throws Exception {
        programs.pair();

        assertThat(Cli.run("analyze", "--class-path", "no.jar", root).err()).contains("--class-path no.jar");
        assertThat(Cli.run("analyze", "--encoding", "utf-9", root).err()).contains("--encoding utf-9");
        assertThat(Cli.run("analyze", "--release", "7", root).err()).contains("--release 7");
    }

    @Test
    void a_syntax_error_in_a_file_without_mpi_does_not_matter() throws Exception {
        programs.pair();
        programs.write("app/Broken.java", "class Broken { int }");

        Cli cli = Cli.run("analyze", root);

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("passed SL001").doesNotContain("Broken.java");
    }

    @Test
    void a_syntax_error_in_a_file_with_mpi_is_a_remark_and_the_others_go_on() throws Exception {
        programs.pair();
        programs.write(
                "app/Broken.java",
                Programs.PAIR.replace("class Pair", "class Broken").replace("0.5 * i", "0.5 *"));

        Cli cli = Cli.run("analyze", root);

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("Broken.java:14:", "SL011", "Pair.java:16:13: passed SL001");
        assertThat(Cli.run("analyze", root, "--fail-on", "SL011").code()).isEqualTo(1);
    }
}
