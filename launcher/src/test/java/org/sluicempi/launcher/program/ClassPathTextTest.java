package org.sluicempi.launcher.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;

final class ClassPathTextTest {
    @TempDir
    Path dir;

    @Test
    void entries_keep_their_order_and_empty_ones_do_not_count() throws Exception {
        Path b = Files.createFile(dir.resolve("b.jar"));
        Path a = Files.createDirectory(dir.resolve("a"));

        assertThat(ClassPathText.parse(b + File.pathSeparator + File.pathSeparator + a, "--class-path"))
                .containsExactly(b, a);
    }

    @Test
    void a_star_means_the_jars_of_the_folder() throws Exception {
        Path b = Files.createFile(dir.resolve("b.jar"));
        Path a = Files.createFile(dir.resolve("a.jar"));
        Files.createFile(dir.resolve("readme.txt"));

        assertThat(ClassPathText.parse(dir + File.separator + "*", "--class-path"))
                .containsExactly(a, b);
    }

    @Test
    void a_missing_entry_is_named_with_its_option() {
        String missing = dir.resolve("missing.jar").toString();

        assertThatThrownBy(() -> ClassPathText.parse(missing, "--class-path"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--class-path")
                .hasMessageContaining(missing);
    }
}
