package org.sluicempi.launcher.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.program.EngineJar;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.launcher.program.RuntimeParts;
import org.sluicempi.launcher.warm.WarmCache;

class NativeLaunchTest {
    /** What a user has typed in a shell that calls each setting by its name. */
    private static final LaunchSettings TYPED =
            LaunchSettings.in(setting -> "-" + setting.name().toLowerCase(Locale.ROOT));

    @TempDir
    Path folder;

    @Test
    void the_command_is_what_a_user_would_type() throws IOException {
        Path jar = Files.createDirectories(folder.resolve("native")).resolve("sluice-native.jar");
        engineJar(jar);
        Installation installation =
                new Installation(Optional.of(folder), getClass().getClassLoader());
        Path java = Path.of("/jdk/bin/java");
        MpiLauncher launcher = launcher("mpirun (Open MPI) 5.0.1");
        NativeLaunch launch =
                new NativeLaunch(launcher, java, launcher.tagOutput(TYPED), List.of("-Da=b"), Optional.empty());

        List<String> command =
                launch.command(installation, 4, List.of(Path.of("classes")), "app.Main", List.of("x y", "-n"));

        assertThat(command.subList(1, command.size()))
                .containsExactly(
                        "--mca",
                        "x",
                        "-n",
                        "4",
                        "--tag-output",
                        "/jdk/bin/java",
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:-UsePerfData",
                        "-Da=b",
                        "-cp",
                        String.join(
                                File.pathSeparator,
                                "classes",
                                installation.core().toString(),
                                jar.toString()),
                        "app.Main",
                        "x y",
                        "-n");
    }

    @Test
    void what_a_launcher_would_take_for_another_program_is_refused() throws IOException {
        Path jar = folder.resolve("sluice-native.jar");
        engineJar(jar);
        RuntimeParts parts = new Parts(jar, jar);
        List<Path> classes = List.of(Path.of("classes"));
        MpiLauncher launcher = launcher("mpirun (Open MPI) 4.1.4");
        NativeLaunch launch =
                new NativeLaunch(launcher, Path.of("java"), List.of(), List.of("-Da=:"), Optional.empty());
        NativeLaunch asOption = new NativeLaunch(launcher, Path.of("java"), List.of(), List.of(":"), Optional.empty());

        assertThatThrownBy(() -> launch.command(parts, 2, classes, "app.Main", List.of("x", ":", "/bin/echo")))
                .isInstanceOf(InputException.class)
                .hasMessageMatching(":: an argument of app.Main that .*/launcher takes for .* another program; .*");
        assertThatThrownBy(() -> asOption.command(parts, 2, classes, "app.Main", List.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("an option of Java");
        assertThat(launch.command(parts, 2, classes, "app.Main", List.of("::", "a:", ":b", " : ", "")))
                .endsWith("::", "a:", ":b", " : ", "");
    }

    @Test
    void a_cache_that_has_been_made_is_used_with_the_parts_of_sluice_first() throws IOException {
        Path engine = Files.createDirectories(folder.resolve("native")).resolve("sluice-native.jar");
        engineJar(engine);
        Path core = Files.createFile(folder.resolve("core.jar"));
        RuntimeParts parts = new Parts(core, engine);
        Path face = folder.resolve("face.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(face))) {
            out.putNextEntry(new JarEntry("META-INF/sluice/face-openmpi"));
        }
        List<Path> program = List.of(face, Path.of("classes"));
        NativeLaunch launch = new NativeLaunch(
                launcher("mpirun (Open MPI) 4.1.4"),
                Installation.java(),
                List.of(),
                List.of(),
                Optional.of(folder.resolve("caches")));
        WarmCache cache = launch.warmUp(parts, program).orElseThrow().cache();

        List<String> without = launch.command(parts, 2, program, "app.Main", List.of());
        cache.keep(Files.writeString(Files.createDirectories(cache.folder()).resolve("new"), "made"));
        List<String> with = launch.command(parts, 2, program, "app.Main", List.of());

        assertThat(without)
                .contains(
                        String.join(File.pathSeparator, face.toString(), core.toString(), engine.toString(), "classes"))
                .noneMatch(word -> word.contains("-XX:AOT"));
        assertThat(with).containsSubsequence(without).containsSubsequence(cache.optionsIfMade());
        assertThat(cache.optionsIfMade()).isNotEmpty();
        assertThat(launch.warmUp(parts, List.of(Path.of("classes"), face))).isEmpty();
    }

    @Test
    void a_launcher_that_sets_options_of_all_jvms_keeps_them_without_a_cache() throws IOException {
        Path jar = Files.createDirectories(folder.resolve("native")).resolve("sluice-native.jar");
        engineJar(jar);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(folder.resolve("face.jar")))) {
            out.putNextEntry(new JarEntry("META-INF/sluice/face-openmpi"));
        }
        MpiLauncher launcher = new MpiLauncher(
                List.of("mpirun", "-x", "JAVA_TOOL_OPTIONS=-Xshare:off"), MpiLauncher.Kind.OPEN_MPI, "");

        assertThat(new NativeLaunch(launcher, Installation.java(), List.of(), List.of(), Optional.of(folder))
                        .warmUp(new Parts(jar, jar), List.of(folder.resolve("face.jar"))))
                .isEmpty();
    }

    private record Parts(Path core, Path own) implements RuntimeParts {
        @Override
        public Path engine(EngineJar jar) {
            return own;
        }
    }

    @Test
    void the_kind_is_what_the_launcher_says_of_itself() {
        assertThat(launcher("mpirun (Open MPI) 4.1.4").kind()).isEqualTo(MpiLauncher.Kind.OPEN_MPI);
        assertThat(launcher("HYDRA build details:\\nVersion: 4.0.2").kind()).isEqualTo(MpiLauncher.Kind.MPICH);
        assertThat(launcher("HYDRA build details:\\n    Version:   4.0.2").version())
                .isEqualTo("Hydra 4.0.2");
        assertThat(launcher("slurm 23.02").kind()).isEqualTo(MpiLauncher.Kind.OTHER);
        assertThatThrownBy(() -> launcher("slurm 23.02").tagOutput(TYPED.withFlag(Setting.TAG_OUTPUT, true)))
                .hasMessageMatching(
                        "-tag_output: not known how .*/launcher does it; add its own option with -launcher");
    }

    @Test
    void a_launcher_beside_this_process_is_found_from_the_folder_of_the_job_too() throws IOException {
        Path script = Path.of(launcher("mpirun (Open MPI) 4.1.4").words().get(0));
        Path relative = Path.of("").toAbsolutePath().relativize(script);

        List<String> words = MpiLauncher.choose(TYPED.with(Setting.LAUNCHER, relative + " -x"))
                .words();

        assertThat(Path.of(words.get(0))).isAbsolute().isExecutable();
        assertThat(words.subList(1, words.size())).containsExactly("-x");
    }

    @Test
    void what_cannot_be_started_or_found_is_named() {
        assertThatThrownBy(() -> MpiLauncher.choose(TYPED.with(Setting.LAUNCHER, "/no/such/mpirun -x")))
                .hasMessage("-launcher /no/such/mpirun -x: /no/such/mpirun cannot be started");
        assertThatThrownBy(() -> MpiLauncher.choose(TYPED.with(Setting.MPI, "lam")))
                .hasMessageContaining("-engine native: no launcher of lam on the PATH");
    }

    @Test
    void more_ranks_than_processors_give_way_to_each_other() {
        MpiLauncher launcher = launcher("mpirun (Open MPI) 4.1.4");
        assertThat(launcher.sharing(4, 2)).containsEntry("OMPI_MCA_mpi_yield_when_idle", "1");
        assertThat(launcher.sharing(2, 2)).doesNotContainKey("OMPI_MCA_mpi_yield_when_idle");
    }

    @Test
    void an_empty_jar_is_no_engine() throws IOException {
        Path jar = Files.createDirectories(folder.resolve("native")).resolve("sluice-native.jar");
        new JarOutputStream(Files.newOutputStream(jar), new Manifest()).close();
        Installation installation = new Installation(Optional.of(folder), ClassLoader.getPlatformClassLoader());

        assertThatThrownBy(() -> installation.engine(NativeLaunch.JAR))
                .hasMessageContaining("built without the native engine");
    }

    private static void engineJar(Path jar) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), new Manifest())) {
            out.putNextEntry(new JarEntry("org/sluicempi/runtime/nativempi/NativeEngine.class"));
        }
    }

    private MpiLauncher launcher(String version) {
        try {
            Path script = folder.resolve("launcher");
            Files.writeString(script, "#!/bin/sh\nprintf '" + version + "\\n'\n");
            assertThat(script.toFile().setExecutable(true)).isTrue();
            return MpiLauncher.choose(TYPED.with(Setting.LAUNCHER, script + " --mca x"));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
