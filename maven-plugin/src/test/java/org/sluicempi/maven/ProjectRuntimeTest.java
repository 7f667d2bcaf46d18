package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.program.EngineJar;

final class ProjectRuntimeTest {
    @TempDir
    Path dir;

    @Test
    void the_parts_of_sluice_are_told_from_what_belongs_to_the_program() throws Exception {
        Path core = holding("core", "org/sluicempi/runtime/embedded/Launcher.class");
        Path engine = holding("native", "org/sluicempi/runtime/nativempi/NativeEngine.class");
        Path face = holding("face", "mpi/MPI.class");
        List<Path> classPath = List.of(face, engine, core);

        ProjectRuntime runtime = ProjectRuntime.on(classPath);

        assertThat(runtime.core()).isEqualTo(core);
        assertThat(runtime.engine(jar())).isEqualTo(engine);
        assertThat(runtime.others(classPath)).containsExactly(face);
    }

    @Test
    void what_is_missing_is_named_as_a_dependency_to_add() throws Exception {
        Path core = holding("core", "org/sluicempi/runtime/embedded/Launcher.class");

        assertThatThrownBy(() -> ProjectRuntime.on(List.of(dir)))
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageEndingWith("add the dependency org.sluicempi:sluice-openmpi-api (programs that call send) or"
                        + " org.sluicempi:sluice-mpj-api (programs that call Send)");
        ProjectRuntime without = ProjectRuntime.on(List.of(core));
        assertThatThrownBy(() -> without.engine(jar()))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("sluice.engine native: ")
                .hasMessageContaining("org.sluicempi:sluice-native");
    }

    /** Of the only engine that a project need not depend on. */
    private static EngineJar jar() {
        return Engines.shipped().jars().get(0);
    }

    private Path holding(String name, String file) throws Exception {
        Path entry = dir.resolve(name);
        Files.createDirectories(entry.resolve(file).getParent());
        Files.createFile(entry.resolve(file));
        return entry;
    }
}
