package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.cli.console.ExitCode;

/** {@code run} says what it cannot run, and why. */
final class RunRefusedTest {
    @TempDir
    Path temp;

    private Path sources;
    private Programs programs;

    @BeforeEach
    void folder() throws Exception {
        sources = Files.createDirectories(temp.resolve("my sources"));
        programs = new Programs(sources);
    }

    @Test
    void errors_of_the_compiler_come_with_their_place() throws Exception {
        programs.write("app/Pair.java", Programs.PAIR.replace("0.5 * i", "0.5 * missing"));

        Cli cli = Cli.job("--original", "--source", sources.toString(), "app.Pair");

        assertThat(cli.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(cli.err()).contains("Pair.java:14:", "cannot find symbol");
    }

    @Test
    void a_file_that_cannot_be_read_says_why() throws Exception {
        programs.write("app/Pair.java", Programs.PAIR.replace("0.5 * i", "0.5 * ;"));

        Cli cli = Cli.job("--source", sources.toString(), "app.Pair");

        assertThat(cli.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(cli.err())
                .contains("Pair.java:14:", "syntax error", "correct the syntax")
                .doesNotContain("--api");
    }

    @Test
    void a_missing_library_hints_at_the_class_path() throws Exception {
        programs.write("app/Pair.java", Programs.PAIR.replace("import mpi.MPI;", "import mpi.MPI;\nimport lib.Tool;"));

        Cli cli = Cli.job("--original", "--source", sources.toString(), "app.Pair");

        assertThat(cli.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(cli.err()).contains("package lib does not exist", "--class-path");
    }

    @Test
    void a_class_of_another_package_is_suggested() throws Exception {
        programs.pair();

        Cli cli = Cli.job("--original", "--source", sources.toString(), "Pair");

        assertThat(cli.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(cli.err()).contains("no class Pair; did you mean app.Pair?");
    }

    @Test
    void transformed_without_sources_is_refused() {
        Cli cli = Cli.job("--transformed", "--class-path", ".", "app.Pair");

        assertThat(cli.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(cli.err()).contains("--transformed needs the program's sources: add --source");
    }

    @Test
    void nothing_to_run_from_is_refused() {
        Cli cli = Cli.job("app.Pair");

        assertThat(cli.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(cli.err()).contains("where is app.Pair?", "--source", "--class-path");
    }

    @Test
    void unusable_values_are_named() {
        assertThat(Cli.run("run", "-n", "0", "--class-path", ".", "A").err()).contains("-n 0");
        assertThat(Cli.job("--engine", "pigeons", "--class-path", ".", "A").err())
                .contains("--engine pigeons: there are embedded and native");
        assertThat(Cli.job("--launcher", "mpirun", "--class-path", ".", "A").err())
                .contains("--launcher mpirun: has no meaning with --engine embedded");
        assertThat(Cli.job("--engine", "native", "--link", "1gbit", "--class-path", ".", "A")
                        .err())
                .contains("--link 1gbit: has no meaning with --engine native");
        assertThat(Cli.job("--engine", "native", "--mpj-arguments", "--class-path", ".", "A")
                        .err())
                .contains("--mpj-arguments: has no meaning with --engine native");
        assertThat(Cli.job("--class-path", "no.jar", "A").err()).contains("no.jar does not exist");
        assertThat(Cli.job("--source", "nowhere", "A").err()).contains("nowhere: no such file or folder");
        Cli incomplete = Cli.run("run", "A");
        assertThat(incomplete.err()).contains("--ranks");
        assertThat(incomplete.code()).isEqualTo(ExitCode.NOT_RUN);
    }

    @Test
    void a_program_without_mpi_asks_for_the_dialect() throws Exception {
        programs.write("Plain.java", "public class Plain { public static void main(String[] args) {} }");

        Cli asked = Cli.job("--original", "--source", sources.toString(), "Plain");
        Cli told = Cli.job("--original", "--api", "mpj", "--source", sources.toString(), "Plain");

        assertThat(asked.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(asked.err()).contains("--api openmpi or --api mpj");
        assertThat(told.code()).isZero();
    }

    @Test
    void a_jar_that_cannot_be_read_is_named() throws Exception {
        programs.pair();
        Path jar = Files.writeString(temp.resolve("bad.jar"), "no jar at all");

        for (String version : List.of("--original", "--transformed")) {
            Cli cli = Cli.job(version, "--class-path", jar.toString(), "--source", sources.toString(), "app.Pair");
            assertThat(cli.code()).as(cli.err()).isEqualTo(ExitCode.NOT_RUN);
            assertThat(cli.err()).contains(jar.toString()).doesNotContain("internal error");
        }
        for (String api : List.of("--api=openmpi", "--tag-output")) {
            Cli cli = Cli.job(api, "--class-path", jar.toString(), "app.Pair");
            assertThat(cli.code()).isEqualTo(ExitCode.NOT_RUN);
            assertThat(cli.err()).contains(jar + ": class path entry is no jar that can be read");
        }
    }

    @Test
    void more_ranks_than_a_jvm_has_threads_for_are_refused() throws Exception {
        programs.pair();

        Cli cli = Cli.run("run", "-n", "100000", "--original", "--source", sources.toString(), "app.Pair");

        assertThat(cli.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(cli.err()).contains("-n 100000: the ranks are threads of one JVM, which takes at most 10000");
    }

    @Test
    void a_link_that_is_none_is_refused_before_anything_is_read() {
        Cli refused = Cli.job("--link", "fast", "--source", "nowhere", "A");

        assertThat(refused.code()).isEqualTo(ExitCode.NOT_RUN);
        assertThat(refused.err()).contains("--link fast: expected a bandwidth and a latency, as in 1gbit,50us");
    }
}
