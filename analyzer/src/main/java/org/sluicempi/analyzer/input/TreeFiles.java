package org.sluicempi.analyzer.input;

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
import java.util.Map;
import java.util.Set;

/**
 * The regular files that belong to a tree: each once, hidden ones and those in hidden folders left out, and those in the
 * output folder of a build tool, which stands beside its build file; a package may well be called {@code build}. Symbolic
 * links are followed but for loops. What lies there beside, such as a link to nothing or a pipe, is passed over.
 *
 * @param files absolute, in the order of their paths
 * @param unreadable files and folders that are there and cannot be read, absolute
 */
public record TreeFiles(List<Path> files, List<Path> unreadable) {
    /** Output folders by the build files that they stand beside. */
    private static final Map<String, List<String>> OUTPUT = Map.of(
            "target", List.of("pom.xml"),
            "build", List.of("build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"));

    /** @param root a folder, or a single file; it counts whatever its own name is */
    public static TreeFiles below(Path root) throws IOException {
        Path start = root.toAbsolutePath().normalize();
        Collector collector = new Collector(start);
        Files.walkFileTree(start, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, collector);
        collector.files.sort(null);
        return new TreeFiles(List.copyOf(collector.files), List.copyOf(collector.unreadable));
    }

    /** The Java sources among them, in the same order. */
    public List<Path> sources() {
        return files.stream().filter(TreeFiles::isSource).toList();
    }

    /** The sources that cannot be read, and the folders in which there may be some. */
    public List<Path> unreadableSources() {
        return unreadable.stream()
                .filter(file -> isSource(file) || Files.isDirectory(file))
                .toList();
    }

    public static boolean isSource(Path file) {
        return file.getFileName() != null && file.getFileName().toString().endsWith(".java");
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
            return isHidden(folder) || isOutput(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            if (!attributes.isRegularFile() || isHidden(file)) {
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
            if (Files.isDirectory(file) && !Files.isReadable(file) && !isHidden(file)) {
                unreadable.add(file);
            }
            return FileVisitResult.CONTINUE;
        }

        private boolean isOutput(Path folder) {
            return !folder.equals(start)
                    && OUTPUT.getOrDefault(folder.getFileName().toString(), List.of()).stream()
                            .anyMatch(file -> Files.exists(folder.resolveSibling(file)));
        }

        private boolean isHidden(Path path) {
            return !path.equals(start)
                    && path.getFileName() != null
                    && path.getFileName().toString().startsWith(".");
        }
    }
}
