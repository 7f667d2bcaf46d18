package org.sluicempi.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.distribution.Unpacked.Result;

/** The zip in a folder with a space in its name, run from another one. */
final class ZipTest {
    @TempDir
    static Path temp;

    private static Unpacked sluice;

    @BeforeAll
    static void unpack() throws IOException {
        Path folder = Files.createDirectories(temp.resolve("un packed"));
        Path work = Files.createDirectories(temp.resolve("some work"));
        sluice = Unpacked.into(folder, work).with("SLUICE_CACHE", "none");
    }

    @Test
    void it_is_found_through_a_symbolic_link() throws Exception {
        Path link = Files.createSymbolicLink(sluice.work().resolve("linked"), sluice.launcher());

        Result result = sluice.run(List.of(link.toString(), "classpath", "openmpi"));

        assertThat(result.code()).as(result.output()).isZero();
        assertThat(result.output().strip().split(":"))
                .startsWith(sluice.home().toRealPath() + "/api/openmpi.jar")
                .allSatisfy(jar -> assertThat(Path.of(jar)).isRegularFile());
    }

    @Test
    void it_transforms_and_runs_a_program() throws Exception {
        String samples = sluice.home().resolve("samples").toString();

        Result result = sluice.sluice("run", "-n", "2", "--source", samples, "samples.openmpi.Pair");

        assertThat(result.code()).as(result.output()).isZero();
        assertThat(result.output()).contains("sum");
    }

    @Test
    void a_start_keeps_its_classes_for_the_next_ones() throws Exception {
        Path cache = temp.resolve("cache of classes");
        Unpacked caching = sluice.with("SLUICE_CACHE", cache);

        Result first = caching.sluice("--version");
        Path archive = awaitArchive(cache);
        Result second = caching.sluice("--version");

        assertThat(first.output()).startsWith("sluice ").isEqualTo(second.output());
        assertThat(archive.toString())
                .startsWith(cache + sluice.home().toRealPath().toString());
        assertThat(first.code() + second.code()).isZero();
    }

    @Test
    void where_nothing_can_be_kept_it_starts_as_well() throws Exception {
        Path file = Files.createFile(temp.resolve("file"));

        Result result = sluice.with("SLUICE_CACHE", file).sluice("--version");

        assertThat(result.code()).isZero();
        assertThat(result.output()).startsWith("sluice ").hasLineCount(2);
    }

    @Test
    void shells_complete_verbs_and_values() throws Exception {
        assertThat(completed("bash", "COMP_WORDS=(sluice expl); COMP_CWORD=1")).containsExactly("explain");
        assertThat(completed("bash", "COMP_WORDS=(sluice analyze --format sa); COMP_CWORD=3"))
                .containsExactly("sarif");
        assumeThat(has("zsh")).isTrue();
        assertThat(completed("zsh", "COMP_WORDS=(sluice analyze --format sa); COMP_CWORD=3"))
                .contains("sarif")
                .doesNotContain("explain");
    }

    @Test
    void man_reads_the_manual() throws Exception {
        Path page = sluice.home().resolve("share/man/man1/sluice.1");
        assertThat(page).content().contains(".SS \"sluice analyze\"", "\\fB\\-\\-fail\\-on\\fR=\\fIWHAT\\fR");
        assumeThat(has("man")).isTrue();

        Result shown = sluice.run(List.of("man", "--warnings", "-l", "-Tutf8", page.toString()));

        assertThat(shown.code()).as(shown.output()).isZero();
        assertThat(shown.output()).contains("User Commands").doesNotContain("warning:");
    }

    /** As the shells call the script; zsh picks what fits of the answer itself. */
    private static List<String> completed(String shell, String words) throws Exception {
        String script = "[ -z \"${ZSH_VERSION-}\" ] || emulate ksh; complete() { :; }; compopt() { :; }; . '"
                + sluice.home().resolve("share/bash-completion/completions/sluice") + "'; " + words
                + "; _complete_sluice; printf '%s\\n' \"${COMPREPLY[@]}\"";
        Result result = sluice.run(List.of(shell, "-c", script));
        assertThat(result.code()).as(result.output()).isZero();
        return Arrays.asList(result.output().strip().split("\n"));
    }

    private static boolean has(String command) {
        return Arrays.stream(Objects.requireNonNull(System.getenv("PATH")).split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
    }

    /** The start does not wait for it. */
    private static Path awaitArchive(Path cache) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(20);
        while (System.nanoTime() < end) {
            if (Files.isDirectory(cache)) {
                try (Stream<Path> files = Files.walk(cache)) {
                    List<Path> archives = files.filter(file -> file.toString().endsWith(".jsa"))
                            .toList();
                    if (!archives.isEmpty()) {
                        return archives.get(0);
                    }
                }
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
        throw new AssertionError("no archive came into " + cache);
    }
}
