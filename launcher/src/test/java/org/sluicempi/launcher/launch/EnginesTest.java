package org.sluicempi.launcher.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.program.EngineJar;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.launcher.program.RuntimeParts;

final class EnginesTest {
    private static final Engines ENGINES = Engines.shipped();

    private static final Path JAVA = Path.of("/jdk/bin/java");

    /** What a user has typed in a shell that calls each setting by its name. */
    private final LaunchSettings typed = LaunchSettings.in(Setting::name).with(Setting.RANKS, 2);

    @TempDir
    Path dir;

    @Test
    void without_a_name_it_is_the_embedded_engine_with_what_its_launcher_takes() throws Exception {
        Installation installation = Installation.ofThisJvm();
        Launch launch = ENGINES.launch(
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
        assertThat(((EmbeddedLaunch) ENGINES.launch(typed.onTerminal(true), JAVA)).options())
                .containsExactly("--progress");
        assertThat(((EmbeddedLaunch) ENGINES.launch(typed.onTerminal(false), JAVA)).options())
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
        public Path engine(EngineJar jar) {
            throw new IllegalStateException("is not asked for");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"embedded", "native"})
    void an_engine_is_asked_for_by_its_name(String engine) throws Exception {
        // What this machine lacks for it may be missed, but never the engine itself.
        try {
            assertThat(ENGINES.launch(typed.with(Setting.ENGINE, engine), Installation.java()))
                    .isNotNull();
        } catch (InputException e) {
            assertThat(e).hasMessageStartingWith("ENGINE " + engine + ": ");
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

    /** By pigeons. */
    private static final class Pigeons implements StartableEngine {
        private static final EngineJar JAR = new EngineJar("pigeons", "sluice-pigeons", "coop/Coop.class", "a coop");

        @Override
        public String id() {
            return "pigeons";
        }

        @Override
        public String about() {
            return "a bird for each message";
        }

        @Override
        public Set<Setting> settings() {
            return Set.of(Setting.LINK);
        }

        @Override
        public Optional<EngineJar> jar() {
            return Optional.of(JAR);
        }

        @Override
        public Launch launch(LaunchSettings settings, Path java) {
            return new EmbeddedLaunch(
                    java, List.of("--link", settings.value(Setting.LINK).orElse("none")));
        }

        @Override
        public List<Way> ways(RuntimeParts parts, LaunchSettings settings, Path java) {
            parts.engine(JAR);
            return List.of(new Way("the roof", List.of(new Use("coop", "12 birds")), launch(settings, java)));
        }
    }

    @Test
    void another_engine_is_one_more_in_the_list() throws Exception {
        List<StartableEngine> more = new ArrayList<>(ENGINES.all());
        more.add(new Pigeons());
        Engines engines = new Engines(more);
        LaunchSettings asked = typed.with(Setting.ENGINE, "pigeons");

        assertThat(engines.ids()).containsExactly("embedded", "native", "pigeons");
        assertThat(engines.about())
                .startsWith("embedded: all ranks in one JVM (the default); native: ")
                .endsWith("; pigeons: a bird for each message");
        assertThat(engines.jars()).endsWith(Pigeons.JAR);
        assertThat(((EmbeddedLaunch) engines.launch(asked.with(Setting.LINK, "air"), JAVA)).options())
                .containsExactly("--link", "air");
        assertThat(engines.with(typed.with(Setting.LINK, "air")))
                .extracting(StartableEngine::id)
                .containsExactly("embedded", "pigeons");
        assertThatThrownBy(() -> engines.launch(asked.with(Setting.MPI, "mpich"), JAVA))
                .hasMessage("MPI mpich: has no meaning with ENGINE pigeons");
        assertThatThrownBy(() -> new Pigeons().ways(Installation.ofThisJvm(), typed, JAVA))
                .hasMessage("--engine pigeons: this Sluice was built without the pigeons engine, which needs a coop at"
                        + " build time; install one and build again");
        assertThat(new StartableEngine.Way("the roof", List.of(), ENGINES.launch(typed, JAVA)).of(new Pigeons()))
                .isEqualTo("pigeons engine under the roof");
    }

    @Test
    void an_engine_without_a_jar_of_its_own_is_there_in_one_way() throws Exception {
        StartableEngine embedded = ENGINES.all().get(0);

        assertThat(embedded.jar()).isEmpty();
        assertThat(embedded.ways(Installation.ofThisJvm(), LaunchSettings.in(Setting::name), JAVA))
                .singleElement()
                .satisfies(way -> assertThat(way.of(embedded)).isEqualTo("embedded engine"));
    }

    private static void refused(LaunchSettings settings, String message) {
        assertThatThrownBy(() -> ENGINES.launch(settings, JAVA))
                .isInstanceOf(InputException.class)
                .hasMessage(message);
    }
}
