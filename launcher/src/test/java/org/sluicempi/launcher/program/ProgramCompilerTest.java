package org.sluicempi.launcher.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProgramCompilerTest {
    private final ProgramCompiler compiler = new ProgramCompiler(List.of(), StandardCharsets.UTF_8, 17);

    @TempDir
    Path dir;

    @Test
    void a_sound_program_compiles_whole() throws Exception {
        Path main = source("app/Main.java", "package app; class Main { Other o; }");
        Path other = source("app/Other.java", "package app; class Other {}");

        ProgramCompiler.Result result = compiler.compile(List.of(main, other), "app.Main", dir.resolve("classes"));

        assertThat(result.errors()).isEmpty();
        assertThat(result.leftOut()).isEmpty();
        assertThat(dir.resolve("classes/app/Other.class")).exists();
    }

    @Test
    void a_broken_file_that_the_main_class_does_not_need_is_left_out_and_named() throws Exception {
        Path main = source("app/Main.java", "package app; class Main {}");
        Path broken = source("app/Broken.java", "package app; class Broken { int }");
        Path follower = source("app/Follower.java", "package app; class Follower { Broken b; }");

        ProgramCompiler.Result result =
                compiler.compile(List.of(main, broken, follower), "app.Main", dir.resolve("classes"));

        assertThat(result.errors()).isEmpty();
        assertThat(result.leftOut())
                .extracting(problem -> problem.position().file().getFileName().toString())
                .containsExactly("Broken.java", "Follower.java");
        assertThat(dir.resolve("classes/app/Main.class")).exists();
    }

    @Test
    void a_broken_file_that_the_main_class_needs_is_an_error_with_its_place() throws Exception {
        Path main = source("app/Main.java", "package app; class Main { Broken b; }");
        Path broken = source("app/Broken.java", "package app;\nclass Broken { int }");

        ProgramCompiler.Result result = compiler.compile(List.of(main, broken), "app.Main", dir.resolve("classes"));

        assertThat(result.leftOut()).isEmpty();
        assertThat(result.errors()).anySatisfy(problem -> {
            assertThat(problem.position().file()).hasFileName("Broken.java");
            assertThat(problem.position().line()).isEqualTo(2);
        });
    }

    private Path source(String name, String text) throws Exception {
        Path file = dir.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
