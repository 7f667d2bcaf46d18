package org.sluicempi.launcher.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;

final class ProgramFolderTest {
    @TempDir
    Path dir;

    @Test
    void sources_and_other_files_are_told_apart_and_hidden_folders_left_out() throws Exception {
        Path source = file("app/Main.java");
        Path resource = file("app/table.txt");
        file(".sluice/Old.java");

        ProgramFolder folder = ProgramFolder.at(dir);

        assertThat(folder.sources()).containsExactly(source);
        assertThat(folder.resources()).containsExactly(resource);
        folder.copyResources(dir.resolve("classes"));
        assertThat(dir.resolve("classes/app/table.txt")).exists();
    }

    @Test
    void a_maven_project_stands_for_its_main_sources_and_resources() throws Exception {
        Path source = file("src/main/java/app/Main.java");
        file("src/test/java/app/MainTest.java");
        Path resource = file("src/main/resources/table.txt");
        file("target/generated-sources/app/Main.java");

        ProgramFolder folder = ProgramFolder.at(dir);

        assertThat(folder.sources()).containsExactly(source);
        assertThat(folder.resources()).containsExactly(resource);
        assertThat(folder.resourceRoot()).isEqualTo(dir.resolve("src/main/resources"));
    }

    @Test
    void what_a_build_tool_has_written_is_no_part_of_the_program() throws Exception {
        Path source = file("app/build/Main.java");
        file("pom.xml");
        file("target/generated-sources/app/Main.java");
        file("target/classes/table.txt");

        ProgramFolder folder = ProgramFolder.at(dir);

        assertThat(folder.sources()).containsExactly(source);
        assertThat(folder.resources()).containsExactly(dir.resolve("pom.xml"));
    }

    @Test
    void a_single_file_is_a_program() throws Exception {
        Path source = file("Main.java");

        assertThat(ProgramFolder.at(source).sources()).containsExactly(source);
        assertThat(ProgramFolder.at(source).resources()).isEmpty();
    }

    @Test
    void what_cannot_be_copied_is_passed_over() throws Exception {
        Path source = file("app/Main.java");
        Path resource = file("app/odd $ n\u00e4me\n#.txt");
        Path elsewhere = Files.createDirectories(dir.resolve(".elsewhere"));
        Path linked = Files.writeString(elsewhere.resolve("Linked.java"), "class Linked {}");
        Files.createSymbolicLink(dir.resolve("app/linked"), elsewhere);
        Files.createSymbolicLink(dir.resolve("app/again"), elsewhere);
        Files.createSymbolicLink(dir.resolve("app/loop"), dir);
        Files.createSymbolicLink(dir.resolve("app/self"), dir.resolve("app/self"));
        Files.createSymbolicLink(dir.resolve("app/nothing.txt"), dir.resolve("no such file"));
        Files.createSymbolicLink(dir.resolve("app/Gone.java"), dir.resolve("no such file"));
        Files.createSymbolicLink(dir.resolve("app/.#Main.java"), dir.resolve("user@host.1:2"));
        Files.createDirectories(dir.resolve("app/Folder.java"));
        new ProcessBuilder("mkfifo", dir.resolve("app/pipe").toString()).start().waitFor();

        ProgramFolder folder = ProgramFolder.at(dir);

        assertThat(folder.sources()).hasSize(2).contains(source);
        assertThat(folder.sources()).anyMatch(file -> file.endsWith(linked.getFileName()));
        assertThat(folder.resources()).containsExactly(resource);
        assertThat(folder.unreadable()).isEmpty();
        folder.copyResources(dir.resolve("classes"));
        assertThat(dir.resolve("classes/app")).isDirectoryContaining(file -> file.endsWith(resource.getFileName()));
    }

    @Test
    void what_was_compiled_now_counts_not_the_class_files_beside_the_sources() throws Exception {
        file("app/Main.java");
        Files.writeString(file("app/Main.class"), "old");
        Files.writeString(file("app/Main$Inner.class"), "old");
        Files.writeString(file("app/Tool.class"), "without a source");
        Path classes = dir.resolve(".classes");
        Path now = Files.createDirectories(classes.resolve("app")).resolve("Main.class");
        Files.writeString(now, "now");

        ProgramFolder.at(dir).copyResources(classes);

        assertThat(now).hasContent("now");
        assertThat(classes.resolve("app/Main$Inner.class")).doesNotExist();
        assertThat(classes.resolve("app/Tool.class")).hasContent("without a source");
    }

    @Test
    @EnabledIf("permissionsCount")
    void what_cannot_be_read_is_named() throws Exception {
        file("app/Main.java");
        Path secret = file("app/Secret.java");
        Path closed = file("closed/Other.java").getParent();
        Files.setPosixFilePermissions(secret, Set.of());
        Files.setPosixFilePermissions(closed, Set.of());
        try {
            assertThat(ProgramFolder.at(dir).unreadable()).containsExactlyInAnyOrder(secret, closed);
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
    }

    /** Whoever has the privilege, as the superuser usually does, reads everything. */
    static boolean permissionsCount() throws Exception {
        Path probe = Files.createTempFile("sluice", "probe");
        try {
            Files.setPosixFilePermissions(probe, Set.of());
            return !Files.isReadable(probe);
        } finally {
            Files.delete(probe);
        }
    }

    @Test
    void a_folder_without_java_is_refused() throws Exception {
        file("readme.txt");

        assertThatThrownBy(() -> ProgramFolder.at(dir))
                .isInstanceOf(InputException.class)
                .hasMessage(dir + ": no Java sources in it");
    }

    private Path file(String name) throws Exception {
        Path file = dir.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "");
    }
}
