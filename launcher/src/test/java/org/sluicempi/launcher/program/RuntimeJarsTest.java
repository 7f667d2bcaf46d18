package org.sluicempi.launcher.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeJarsTest {
    private static final Path CLASSES = Path.of("classes");

    @TempDir
    Path folder;

    private static final EngineJar ENGINE = new EngineJar("own", "own", "B.class", "nothing");

    private record Parts(Path core, Path own) implements RuntimeParts {
        @Override
        public Path engine(EngineJar jar) {
            return own;
        }
    }

    private Path face;
    private Parts parts;

    @BeforeEach
    void jars() throws IOException {
        face = jar("face.jar", "META-INF/sluice/face-openmpi");
        parts = new Parts(jar("core.jar", "A.class"), jar("native.jar", "B.class"));
    }

    @Test
    void behind_a_face_come_the_other_parts_and_then_the_program() {
        RuntimeJars ours = RuntimeJars.of(parts, ENGINE, List.of(face, CLASSES, parts.core()))
                .orElseThrow();

        assertThat(ours.jars()).containsExactly(face, parts.core(), parts.own());
        assertThat(ours.all()).containsExactly(face, parts.core(), parts.own(), CLASSES, parts.core());
    }

    @Test
    void what_stands_in_front_of_the_face_stays_there() {
        assertThat(RuntimeJars.of(parts, ENGINE, List.of(CLASSES, face))).isEmpty();
        assertThat(RuntimeJars.of(parts, ENGINE, List.of(parts.core(), face))).isEmpty();
        assertThat(RuntimeJars.of(parts, ENGINE, List.of())).isEmpty();
    }

    @Test
    void parts_that_are_folders_stay_where_they_were() {
        assertThat(RuntimeJars.of(new Parts(folder, parts.own()), ENGINE, List.of(face)))
                .isEmpty();
        assertThat(RuntimeJars.of(parts, ENGINE, List.of(folder))).isEmpty();
    }

    @Test
    void a_file_that_is_no_jar_is_no_face() throws IOException {
        assertThat(RuntimeJars.of(parts, ENGINE, List.of(Files.writeString(folder.resolve("x.jar"), "no jar"))))
                .isEmpty();
    }

    private Path jar(String name, String entry) throws IOException {
        Path jar = folder.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry(entry));
            out.closeEntry();
        }
        return jar;
    }
}
