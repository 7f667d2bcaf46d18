package org.sluicempi.analyzer.model;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dialect.Dialect;

/** A temporary class folder with header classes of an API, for the compiler, which reads files only. */
public final class ApiFolder implements Closeable {
    private final Optional<Path> folder;

    private ApiFolder(Optional<Path> folder) {
        this.folder = folder;
    }

    /** Writes the classes; makes no folder if there are none. */
    static ApiFolder of(Map<String, byte[]> classes) throws IOException {
        if (classes.isEmpty()) {
            return new ApiFolder(Optional.empty());
        }
        Path folder = Files.createTempDirectory("sluice-api");
        for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
            Path file = folder.resolve(entry.getKey() + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
        return new ApiFolder(Optional.of(folder));
    }

    /** No folder. */
    public static ApiFolder none() {
        return new ApiFolder(Optional.empty());
    }

    /** Writes the classes of a dialect's API, those of the delta calls included. */
    public static ApiFolder of(Dialect dialect) throws IOException {
        return of(ApiFile.classes(dialect.id()));
    }

    /** The folder; empty if there are no classes. */
    public Optional<Path> path() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        if (folder.isPresent()) {
            for (Path path : reversed(folder.get())) {
                Files.delete(path);
            }
        }
    }

    private static List<Path> reversed(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.sorted(Comparator.reverseOrder()).toList();
        }
    }
}
