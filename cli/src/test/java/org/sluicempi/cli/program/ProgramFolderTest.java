package org.sluicempi.cli.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.InputException;

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
    void a_single_file_is_a_program() throws Exception {
        Path source = file("Main.java");

        assertThat(ProgramFolder.at(source).sources()).containsExactly(source);
        assertThat(ProgramFolder.at(source).resources()).isEmpty();
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
