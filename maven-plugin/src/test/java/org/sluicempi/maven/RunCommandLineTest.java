package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunCommandLineTest {
    private final Path java = Path.of("/jdk/bin/java");
    private final Path classes = Path.of("/p/target/classes");

    @TempDir
    Path dir;

    @Test
    void the_runtime_starts_the_jvm_and_all_else_is_the_programs_class_path() throws Exception {
        Path core = dir.resolve("core");
        Files.createDirectories(core.resolve("org/sluicempi/runtime/embedded"));
        Files.createFile(core.resolve("org/sluicempi/runtime/embedded/Launcher.class"));
        Path face = Files.createDirectories(dir.resolve("face"));

        List<String> command = new RunCommandLine(java, classes, List.of(face, core))
                .of(3, List.of("--link", "1gbit,50us"), "demo.Pair", List.of("10", "a b"));

        assertThat(command)
                .containsExactly(
                        java.toString(),
                        "-cp",
                        core.toString(),
                        "org.sluicempi.runtime.embedded.Launcher",
                        "-n",
                        "3",
                        "--class-path",
                        classes + File.pathSeparator + face,
                        "--link",
                        "1gbit,50us",
                        "demo.Pair",
                        "10",
                        "a b");
    }

    @Test
    void without_the_runtime_the_dependency_to_add_is_named() {
        assertThatThrownBy(() -> new RunCommandLine(java, classes, List.of(dir)).of(1, List.of(), "A", List.of()))
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("org.sluicempi:sluice-openmpi-api")
                .hasMessageContaining("org.sluicempi:sluice-mpj-api");
    }
}
