package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When all sources of some folders are known. */
class SourceWalkTest {
    @TempDir
    Path folder;

    @Test
    void whatHasGoneInTheMeantimeIsNone() {
        Path gone = folder.resolve("Gone.java");
        SourceWalk walk = new SourceWalk(List.of(new SourceFile(gone, gone, folder)));
        walk.below(gone);
        walk.visitFileFailed(gone, new AccessDeniedException("gone"));
        assertThat(walk.found()).isEqualTo(Surroundings.nothing());
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            T.java,      false
            .T.java,     true
            """)
    void whatCannotBeReadMayBeASource(String file, boolean complete) throws IOException {
        Path path = Files.createFile(folder.resolve(file));
        SourceWalk walk = new SourceWalk(List.of());
        walk.visitFileFailed(path, new FileSystemLoopException("loop"));
        assertThat(walk.found().complete()).isTrue();
        walk.visitFileFailed(path, new AccessDeniedException("T.java"));
        walk.visitFileFailed(path, new FileSystemLoopException("loop"));
        assertThat(walk.found().complete()).isEqualTo(complete);
    }

    @Test
    void whereThereAreTooManyFilesNotAllAreKnown() throws IOException {
        Path file = Files.createFile(folder.resolve("T.txt"));
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        SourceWalk walk = new SourceWalk(List.of());
        for (int i = 0; i < 200_000; i++) {
            assertThat(walk.visitFile(file, attributes)).isEqualTo(FileVisitResult.CONTINUE);
        }
        assertThat(walk.found().complete()).isTrue();
        assertThat(walk.visitFile(file, attributes)).isEqualTo(FileVisitResult.TERMINATE);
        assertThat(walk.found().complete()).isFalse();
    }
}
