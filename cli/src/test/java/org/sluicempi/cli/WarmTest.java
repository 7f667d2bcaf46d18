package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.warm.WarmAfterwards;
import org.sluicempi.launcher.launch.Launch;
import org.sluicempi.launcher.launch.MpiLauncher;
import org.sluicempi.launcher.launch.WarmUp;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.launcher.program.RuntimeParts;
import org.sluicempi.launcher.warm.WarmCache;

/** What is done behind a program's end, with a launcher and a Java that are scripts. */
final class WarmTest {
    @TempDir
    Path temp;

    private final StringWriter said = new StringWriter();
    private WarmCache cache;
    private Launch launch;

    /** An engine whose programs may start from a cache. */
    private record Warmable(WarmUp made) implements Launch {
        @Override
        public List<String> command(
                RuntimeParts parts, int ranks, List<Path> classPath, String main, List<String> arguments) {
            throw new IllegalStateException("nothing is to be run");
        }

        @Override
        public Map<String, String> environment(int ranks) {
            return Map.of();
        }

        @Override
        public Optional<WarmUp> warmUp(RuntimeParts parts, List<Path> classPath) {
            return Optional.of(made);
        }
    }

    @BeforeEach
    void tools() throws IOException {
        Path java = script("jdk/bin/java", "#!/bin/sh\n[ \"$1\" = -XX:AOTMode=on ] || echo made > \"${1#*=}\"\n");
        Files.writeString(temp.resolve("jdk/release"), "JAVA_VERSION=\"25\"");
        Files.writeString(Files.createDirectories(temp.resolve("jdk/lib")).resolve("modules"), "");
        Path launcher = script("launcher", "#!/bin/sh\nshift 2\nPMI_RANK=0 exec \"$@\"\n");
        cache = WarmCache.of(temp.resolve("caches"), java, "x", List.of()).orElseThrow();
        launch = new Warmable(
                WarmUp.under(new MpiLauncher(List.of(launcher.toString()), MpiLauncher.Kind.OTHER, ""), java, cache));
    }

    @Test
    void on_a_terminal_the_first_program_makes_the_cache_and_one_line_says_so() throws Exception {
        afterwards(true, true);

        assertThat(cache.isMade()).isTrue();
        assertThat(said.toString())
                .contains("later ones are made to start faster")
                .hasLineCount(1);
        said.getBuffer().setLength(0);
        afterwards(true, true);
        assertThat(said.toString()).isEmpty();
    }

    @Test
    void nothing_is_started_where_nobody_reads_along() throws Exception {
        afterwards(false, true);
        afterwards(true, false);

        assertThat(cache.isMade()).isFalse();
        assertThat(said.toString()).isEmpty();
    }

    @Test
    void where_nothing_can_be_written_nothing_is_tried_or_said() throws Exception {
        Files.writeString(temp.resolve("caches"), "a file");

        afterwards(true, true);

        assertThat(said.toString()).isEmpty();
    }

    @Test
    void what_has_failed_is_not_tried_behind_each_program() throws Exception {
        script("jdk/bin/java", "#!/bin/sh\nexit 1\n");

        afterwards(true, true);
        assertThat(said.toString()).contains("they will start as before").hasLineCount(2);
        said.getBuffer().setLength(0);
        afterwards(true, true);

        assertThat(said.toString()).isEmpty();
    }

    @Test
    void without_the_native_engine_there_is_nothing_to_warm() {
        Cli cli = Cli.run("warm", "--mpi", "openmpi");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("built without the native engine");
    }

    private void afterwards(boolean terminal, boolean inherit) throws InterruptedException {
        PrintWriter writer = new PrintWriter(said);
        new WarmAfterwards(
                        new Console(writer, writer, terminal, terminal, inherit),
                        launch,
                        Installation.ofThisJvm(),
                        List.of())
                .run();
        writer.flush();
    }

    private Path script(String name, String text) throws IOException {
        Path file = temp.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
