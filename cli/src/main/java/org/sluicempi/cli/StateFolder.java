package org.sluicempi.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Where {@code apply} keeps what {@code undo} needs. */
final class StateFolder {
    private StateFolder() {}

    /** {@code .sluice} in the first root, or beside it if it is a file. */
    static Path of(List<Path> roots) {
        Path root = roots.get(0).toAbsolutePath().normalize();
        return Files.isDirectory(root) ? root.resolve(".sluice") : root.resolveSibling(".sluice");
    }
}
