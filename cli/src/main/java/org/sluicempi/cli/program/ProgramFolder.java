package org.sluicempi.cli.program;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.InputException;

/**
 * A program's sources and the files that belong to it.
 *
 * @param root folder, or single file, that the sources are read from
 * @param sources all {@code .java} files, absolute
 * @param resources everything else, absolute; below {@link #resourceRoot}
 * @param resourceRoot folder whose structure the resources have on the class path
 */
public record ProgramFolder(Path root, List<Path> sources, List<Path> resources, Path resourceRoot) {

    /**
     * Looks through a folder. A Maven project's folder stands for its {@code src/main/java} and {@code
     * src/main/resources}. Hidden folders are left out.
     *
     * @throws InputException if it does not exist or has no Java sources
     */
    public static ProgramFolder at(Path given) throws IOException {
        if (!Files.exists(given)) {
            throw new InputException(given + ": no such file or folder");
        }
        Path standard = given.resolve("src/main/java");
        Path root = Files.isDirectory(standard) ? standard : given;
        Path beside = root.endsWith("src/main/java") ? root.resolveSibling("resources") : root;
        Path resourceRoot = Files.isDirectory(beside) ? beside : root;
        List<Path> sources =
                filesBelow(root).stream().filter(ProgramFolder::isSource).toList();
        if (sources.isEmpty()) {
            throw new InputException(given + ": no Java sources in it");
        }
        List<Path> resources = filesBelow(resourceRoot).stream()
                .filter(file -> !isSource(file) && Files.isDirectory(resourceRoot))
                .toList();
        return new ProgramFolder(root, sources, resources, resourceRoot);
    }

    public void copyResources(Path target) throws IOException {
        for (Path file : resources) {
            Path copy = target.resolve(
                    resourceRoot.toAbsolutePath().normalize().relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    private static boolean isSource(Path file) {
        return file.toString().endsWith(".java");
    }

    private static List<Path> filesBelow(Path root) throws IOException {
        Path start = root.toAbsolutePath().normalize();
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(start, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
                boolean hidden = dir.getFileName() != null
                        && dir.getFileName().toString().startsWith(".");
                return hidden && !dir.equals(start) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                files.add(file);
                return FileVisitResult.CONTINUE;
            }
        });
        files.sort(null);
        return files;
    }
}
