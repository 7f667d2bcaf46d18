package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.TreeFiles;

/**
 * A program's sources and the files that belong to it.
 *
 * @param root folder, or single file, that the sources are read from
 * @param sources all {@code .java} files, absolute
 * @param resources everything else, absolute; below {@link #resourceRoot}
 * @param resourceRoot folder whose structure the resources have on the class path
 * @param unreadable files and folders among all these that cannot be read, absolute
 */
public record ProgramFolder(
        Path root, List<Path> sources, List<Path> resources, Path resourceRoot, List<Path> unreadable) {

    /**
     * Looks through a folder. A Maven project's folder stands for its {@code src/main/java} and {@code
     * src/main/resources}. Which files belong to a folder, {@link TreeFiles} says.
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
        TreeFiles below = TreeFiles.below(root);
        List<Path> sources = below.sources();
        if (sources.isEmpty()) {
            throw new InputException(given + ": no Java sources in it");
        }
        TreeFiles other = resourceRoot.equals(root) ? below : TreeFiles.below(resourceRoot);
        List<Path> resources = other.files().stream()
                .filter(file -> !TreeFiles.isSource(file) && Files.isDirectory(resourceRoot))
                .toList();
        Set<Path> unreadable = new LinkedHashSet<>(below.unreadable());
        unreadable.addAll(other.unreadable());
        return new ProgramFolder(root, sources, resources, resourceRoot, List.copyOf(unreadable));
    }

    /**
     * Copies the resources to where the program's class files are. Class files that lie among the resources are those of
     * an earlier build if there is a source for them, and are left out: what was compiled now counts.
     */
    public void copyResources(Path target) throws IOException {
        Path from = resourceRoot.toAbsolutePath().normalize();
        for (Path file : resources) {
            Path copy = target.resolve(from.relativize(file).toString());
            if (!isOfSource(file) && !Files.exists(copy)) {
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    /** Whether a class file has a source of its name beside it, or one that its class may be nested in. */
    private boolean isOfSource(Path file) {
        String name = file.getFileName().toString();
        if (!name.endsWith(".class")) {
            return false;
        }
        String type = name.substring(0, name.length() - ".class".length());
        int nested = type.indexOf('$', 1);
        String outer = nested < 0 ? type : type.substring(0, nested);
        return Files.exists(file.resolveSibling(type + ".java")) || Files.exists(file.resolveSibling(outer + ".java"));
    }
}
