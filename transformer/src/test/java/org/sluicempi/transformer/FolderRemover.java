package org.sluicempi.transformer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Removes what a test has written. */
final class FolderRemover {
    void remove(Path folder) throws IOException {
        List<Path> content;
        try (Stream<Path> walked = Files.walk(folder)) {
            content = walked.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : content) {
            Files.delete(path);
        }
    }
}
