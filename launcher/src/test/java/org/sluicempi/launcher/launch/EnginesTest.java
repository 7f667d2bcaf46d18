package org.sluicempi.launcher.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.launcher.program.RuntimeParts;

final class EnginesTest {
    private static final Path JAVA = Path.of("/jdk/bin/java");

    /** What a user has typed in a shell that calls each setting by its name. */
    private final LaunchSettings typed = LaunchSettings.in(Setting::name).with(Setting.RANKS, 2);

    @TempDir
    Path dir;

    @Test
    void without_a_name_it_is_the_embedded_engine_with_what_its_launcher_takes() throws Exception {
        Installation installation = Installation.ofThisJvm();
        Launch launch = Engines.launch(
                typed.with(Setting.LINK, "1gbit,50us")
                        .with(Setting.DELTA_SIZE, 512L)
                        .with(Setting.OUTPUT_DIR, dir.resolve("new"))
                        .withFlag(Setting.TAG_OUTPUT, true)
                        .withFlag(Setting.MPJ_ARGUMENTS, false),
                JAVA);

        assertThat(launch.command(
                        installation, 3, List.of(Path.of("classes"), Path.of("x.jar")), "app.Main", List.of("a b")))
                .containsExactly(
                        JAVA.toString(),
                        "-cp",
                        installation.core().toString(),
                        "org.sluicempi.runtime.embedded.Launcher",
                        "-n",
                        "3",
                        "--class-path",
                        "classes" + File.pathSeparator + "x.jar",
                        "--link",
                        "1gbit,50us",
                        "--delta-size",
                        "512",
                        "--output-dir",
                        dir.resolve("new").toString(),
                        "--tag-output",
                        "app.Main",
                        "a b");
        assertThat(launch.environment(3)).isEmpty();
    }

    @Test
    void on_a_terminal_the_start_of_many_ranks_is_shown() throws Exception {
        assertThat(((EmbeddedLaunch) Engines.launch(typed.onTerminal(true), JAVA)).options())
                .containsExactly("--progress");
        assertThat(((EmbeddedLaunch) Engines.launch(typed.onTerminal(false), JAVA)).options())
                .isEmpty();
    }

    @Test
    void one_jvm_for_all_ranks_starts_from_a_cache_of_the_runtime() throws Exception {
        Path home = Files.createDirectories(dir.resolve("jdk"));
        Path java =
                Files.createFile(Files.createDirectories(home.resolve("bin")).resolve("java"));
        Files.createFile(Files.createDirectories(home.resolve("lib")).resolve("modules"));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
        Path core = Files.createFile(dir.resolve("core.jar"));
        Path face = dir.resolve("face.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(face))) {
            out.putNextEntry(new JarEntry("META-INF/sluice/face-mpj"));
        }
        Parts parts = new Parts(core);
        EmbeddedLaunch launch = new EmbeddedLaunch(java, List.of(), List.of(), Optional.of(dir.resolve("caches")));

        WarmUp warmUp = launch.warmUp(parts, List.of(face)).orElseThrow();
        Files.createDirectories(warmUp.cache().folder());
        warmUp.cache().keep(Files.createFile(dir.resolve("new")));

        assertThat(warmUp.command(Path.of("made")))
                .startsWith("/bin/sh")
                .endsWith(face.toString(), "mpi.WarmUp", "2000");
        assertThat(launch.command(parts, 2, List.of(face), "app.Main", List.of()))
                .containsSubsequence(warmUp.cache().optionsIfMade())
                .contains("-XX:AOTCache=" + warmUp.cache().file());
        assertThat(launch.warmUp(parts, List.of(Path.of("classes")))).isEmpty();
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"24.0.1\"\n");
        assertThat(launch.warmUp(parts, List.of(face))).isEmpty();
    }

    private record Parts(Path core) implements RuntimeParts {
        @Override
        public Path nativeEngine() {
            throw new IllegalStateException("is not asked for");
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_engine_is_asked_for_by_its_name(Engines engine) throws Exception {
        // What this machine lacks for it may be missed, but never the engine itself.
        try {
            assertThat(Engines.launch(typed.with(Setting.ENGINE, engine.id()), Installation.java()))
                    .isNotNull();
        } catch (InputException e) {
            assertThat(e).hasMessageStartingWith("ENGINE " + engine.id() + ": ");
        }
    }

    @Test
    void what_cannot_be_used_is_named_in_the_words_of_the_shell() throws Exception {
        Path used = Files.createDirectories(dir.resolve("used"));
        Path file = Files.createFile(used.resolve("rank-0.out"));

        refused(typed.with(Setting.RANKS, 0), "RANKS 0: a program has at least one rank");
        refused(typed.with(Setting.ENGINE, "pigeons"), "ENGINE pigeons: there are embedded and native");
        refused(typed.with(Setting.MPI, "mpich"), "MPI mpich: has no meaning with ENGINE embedded");
        refused(
                typed.with(Setting.ENGINE, "native").withFlag(Setting.MPJ_ARGUMENTS, true),
                "MPJ_ARGUMENTS: has no meaning with ENGINE native");
        refused(typed.with(Setting.OUTPUT_DIR, file), "OUTPUT_DIR " + file + ": is a file, not a folder");
        refused(
                typed.with(Setting.OUTPUT_DIR, used),
                "OUTPUT_DIR " + used
                        + ": the folder is not empty, old output would mix with new; name another or delete it");
    }

    private static void refused(LaunchSettings settings, String message) {
        assertThatThrownBy(() -> Engines.launch(settings, JAVA))
                .isInstanceOf(InputException.class)
                .hasMessage(message);
    }
}
