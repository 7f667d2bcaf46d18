package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The regular files below a folder as they can be read: each once, hidden ones and those in hidden folders left out,
 * symbolic links followed but for loops. What lies there beside, such as a link to nothing, a pipe or a folder without
 * permission, is passed over.
 *
 * @param files absolute, in the order of their paths
 * @param unreadable files and folders that are there and cannot be read, absolute
 */
record TreeFiles(List<Path> files, List<Path> unreadable) {
    /** @param root a folder, or a single file */
    static TreeFiles below(Path root) throws IOException {
        Path start = root.toAbsolutePath().normalize();
        Collector collector = new Collector(start);
        Files.walkFileTree(start, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, collector);
        collector.files.sort(null);
        return new TreeFiles(List.copyOf(collector.files), List.copyOf(collector.unreadable));
    }

    private static final class Collector extends SimpleFileVisitor<Path> {
        private final Path start;
        private final Set<Path> seen = new HashSet<>();
        private final List<Path> files = new ArrayList<>();
        private final List<Path> unreadable = new ArrayList<>();

        Collector(Path start) {
            this.start = start;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return hidden(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            if (!attributes.isRegularFile() || hidden(file)) {
                return FileVisitResult.CONTINUE;
            }
            if (!Files.isReadable(file)) {
                unreadable.add(file);
            } else if (seen.add(file.toRealPath())) {
                files.add(file);
            }
            return FileVisitResult.CONTINUE;
        }

        /** A folder without permission, a loop, or what has gone in the meantime. */
        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) {
            if (Files.isDirectory(file) && !Files.isReadable(file) && !hidden(file)) {
                unreadable.add(file);
            }
            return FileVisitResult.CONTINUE;
        }

        private boolean hidden(Path path) {
            return !path.equals(start)
                    && path.getFileName() != null
                    && path.getFileName().toString().startsWith(".");
        }
    }
}
