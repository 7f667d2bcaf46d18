package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WrittenTreeTest {
    @TempDir
    Path dir;

    private WrittenTree kept;
    private List<Path> files;

    @BeforeEach
    void twoFiles() throws Exception {
        kept = new WrittenTree(dir.resolve("state"));
        files = List.of(
                Files.writeString(dir.resolve("a name.java"), "class A {}"),
                Files.writeString(dir.resolve("B.java"), "class B {}"));
        kept.remember("input", files);
    }

    @Test
    void what_was_written_is_known_for_the_same_input_only() throws Exception {
        assertThat(kept.of("input")).contains(files);
        assertThat(kept.of("other")).isEmpty();
        assertThat(new WrittenTree(dir.resolve("none")).of("input")).isEmpty();

        kept.forget();
        assertThat(kept.of("input")).isEmpty();
    }

    @Test
    void a_file_that_is_not_as_it_was_written_makes_all_of_it_unknown() throws Exception {
        FileTime written = Files.getLastModifiedTime(files.get(1));
        Files.writeString(files.get(1), "class B  {}");
        Files.setLastModifiedTime(files.get(1), written);
        assertThat(kept.of("input")).isEmpty();

        kept.remember("input", files);
        Files.setLastModifiedTime(files.get(1), FileTime.fromMillis(0));
        assertThat(kept.of("input")).isEmpty();

        kept.remember("input", files);
        Files.delete(files.get(0));
        assertThat(kept.of("input")).isEmpty();
    }

    @Test
    void a_state_that_is_not_whole_is_none() throws Exception {
        String whole = Files.readString(dir.resolve("state"));
        String without = whole.substring(0, whole.lastIndexOf('\n', whole.length() - 2) + 1);
        for (String broken : List.of("", "input 1\n1", "input\n\n", "\n", "input 2\n", without)) {
            Files.writeString(dir.resolve("state"), broken);
            assertThat(kept.of("input")).as(broken).isEmpty();
        }
    }
}
