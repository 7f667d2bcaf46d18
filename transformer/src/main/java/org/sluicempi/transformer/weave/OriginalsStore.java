package org.sluicempi.transformer.weave;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sluicempi.analyzer.input.InputException;

/** Keeps the class files that were there before weaving, and puts them back. */
final class OriginalsStore {
    private final Path classes;
    private final Path keep;

    OriginalsStore(Path classes, Path keep) {
        this.classes = classes;
        this.keep = keep;
    }

    /**
     * Replaces files by new content, all of them or none.
     *
     * @param contents by path relative to the folder of classes
     */
    void replace(Map<Path, byte[]> contents) {
        List<Path> replaced = new ArrayList<>();
        for (Map.Entry<Path, byte[]> entry : contents.entrySet()) {
            Path target = classes.resolve(entry.getKey());
            try {
                Path kept = keep.resolve(entry.getKey());
                Files.createDirectories(parent(kept));
                Files.copy(target, kept, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
                write(target, entry.getValue());
                replaced.add(entry.getKey());
            } catch (IOException e) {
                replaced.forEach(this::putBack);
                throw new InputException(target + ": cannot be replaced, all classes are as before: " + e, e);
            }
        }
    }

    private static void write(Path target, byte[] content) throws IOException {
        Path next = Files.createTempFile(parent(target), ".sluice", ".tmp");
        try {
            Files.write(next, content);
            Files.move(next, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(next);
        }
    }

    /** Puts every kept file back and empties the store. */
    int restore() {
        if (!Files.isDirectory(keep)) {
            return 0;
        }
        List<Path> kept = new ArrayList<>();
        try {
            Files.walkFileTree(keep, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    kept.add(keep.relativize(file));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new InputException(keep + ": cannot be read: " + e.getMessage(), e);
        }
        kept.forEach(this::putBack);
        return kept.size();
    }

    private void putBack(Path relative) {
        Path kept = keep.resolve(relative);
        try {
            Files.move(
                    kept,
                    classes.resolve(relative),
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new InputException(kept + ": the original could not be put back from here: " + e.getMessage(), e);
        }
    }

    private static Path parent(Path file) throws IOException {
        Path parent = file.getParent();
        if (parent == null) {
            throw new IOException(file + " has no folder");
        }
        return parent;
    }
}
