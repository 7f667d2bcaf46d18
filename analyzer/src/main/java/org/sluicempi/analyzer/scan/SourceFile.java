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
    /** The folder that holds the file, absolute. */
    public Path folder() {
        return Objects.requireNonNull(path.getParent(), () -> path + " is the root of a file system, not a file");
    }
}
