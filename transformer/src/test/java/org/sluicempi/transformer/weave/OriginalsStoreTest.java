package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;

class OriginalsStoreTest {
    private static final Path FIRST = Path.of("A.class");
    private static final Path SECOND = Path.of("sub", "B.class");

    @TempDir
    Path folder;

    private Path classes;
    private Path keep;
    private OriginalsStore store;

    @BeforeEach
    void files() throws IOException {
        classes = folder.resolve("classes");
        keep = folder.resolve("keep");
        Files.createDirectories(classes.resolve("sub"));
        Files.writeString(classes.resolve(FIRST), "first");
        Files.writeString(classes.resolve(SECOND), "second");
        store = new OriginalsStore(classes, keep);
    }

    private static Map<Path, byte[]> woven(Path... files) {
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        for (Path file : files) {
            contents.put(file, ("woven " + file.getFileName()).getBytes(StandardCharsets.UTF_8));
        }
        return contents;
    }

    private void assertAsBefore() throws IOException {
        assertThat(classes.resolve(FIRST)).content().isEqualTo("first");
        assertThat(classes.resolve(SECOND)).content().isEqualTo("second");
        try (Stream<Path> all = Files.walk(classes)) {
            assertThat(all.filter(Files::isRegularFile)).hasSize(2);
        }
    }

    @Test
    void whatWasReplacedComesBack() throws IOException {
        store.replace(woven(FIRST, SECOND));
        assertThat(classes.resolve(FIRST)).content().isEqualTo("woven A.class");
        assertThat(classes.resolve(SECOND)).content().isEqualTo("woven B.class");
        assertThat(keep.resolve(SECOND)).content().isEqualTo("second");

        assertThat(store.restore()).isEqualTo(2);
        assertAsBefore();
        assertThat(store.restore()).isZero();
        assertAsBefore();
    }

    @Test
    void whereOneFileCannotBeReplacedNoneIs() throws IOException {
        assertThatThrownBy(() -> store.replace(woven(FIRST, SECOND, Path.of("Missing.class"))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Missing.class: cannot be replaced, all classes are as before");
        assertAsBefore();
    }

    @Test
    void whereNothingWasKeptNothingComesBack() throws IOException {
        assertThat(store.restore()).isZero();
        assertAsBefore();
    }

    @Test
    void anOriginalThatCannotComeBackIsNamedAndKept() throws IOException {
        store.replace(woven(FIRST));
        Files.delete(classes.resolve(FIRST));
        Files.createDirectories(classes.resolve(FIRST).resolve("in the way"));

        assertThatThrownBy(store::restore)
                .isInstanceOf(InputException.class)
                .hasMessageContaining(keep.resolve(FIRST) + ": the original could not be put back");
        assertThat(keep.resolve(FIRST)).content().isEqualTo("first");
    }
}
