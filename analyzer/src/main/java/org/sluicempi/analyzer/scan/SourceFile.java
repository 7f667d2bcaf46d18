package org.sluicempi.analyzer.scan;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A {@code .java} file that was found.
 *
 * @param name as the user named it: relative to the working directory where it lies below it
 * @param path absolute
 * @param root the source root, absolute; for a file that was named itself, its folder
 */
public record SourceFile(Path name, Path path, Path root) {
    /** The folder that the file lies in. */
    public Path folder() {
        return folderOf(path);
    }

    /** The folder of a file's absolute path, which is never a root. */
    static Path folderOf(Path file) {
        return Objects.requireNonNull(file.getParent(), () -> "a file without a folder: " + file);
    }
}
