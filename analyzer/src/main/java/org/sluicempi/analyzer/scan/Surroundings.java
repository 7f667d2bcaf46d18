package org.sluicempi.analyzer.scan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.sluicempi.analyzer.input.TreeFiles;

/**
 * The files that are compiled together with a tree, or against it, and that nobody has asked to be read: tests, generated
 * sources, other languages, the other modules of a build. Of a tree that belongs to a {@link BuildProject} they are the project's.
 * Where there is no build file they are what lies in the folders beside the source root that are named like sources or tests, and
 * in the tree itself in another language. A single file has those below its source root, too; in the unnamed package only those
 * in its own folder, which may hold everything else.
 *
 * <p>What a project keeps in a folder that its compiler does not read, such as the programs in {@code src/test/resources} that
 * its tests look at, is a program of its own: nothing outside of that folder is compiled with it.
 *
 * @param files absolute, each once; none of the tree
 * @param complete whether these are all
 */
record Surroundings(List<Path> files, boolean complete) {
    static Surroundings nothing() {
        return new Surroundings(List.of(), true);
    }

    /**
     * @param roots of the tree
     * @param tree its files
     * @param packageOf the name of the package that a file says it is in
     */
    static Surroundings of(List<Path> roots, Collection<SourceFile> tree, Function<SourceFile, String> packageOf) {
        Set<Path> deep = new LinkedHashSet<>();
        Set<Path> flat = new LinkedHashSet<>();
        for (Path root : roots) {
            Path whole = root.toAbsolutePath().normalize();
            Optional<SourceFile> first =
                    tree.stream().filter(file -> file.path().startsWith(whole)).findFirst();
            if (first.isEmpty()) {
                continue;
            }
            boolean single = !Files.isDirectory(whole);
            Path folder = first.get().folder();
            String packageName = packageOf.apply(first.get());
            Optional<Path> sources = sourceRoot(folder, packageName);
            BuildProject project = BuildProject.around(single ? folder : whole, sources.orElse(folder));
            project.base().ifPresent(deep::add);
            if (!single) {
                deep.add(whole);
                sources.filter(source -> project.base().isEmpty()).ifPresent(deep::add);
            } else if (packageName.isEmpty()) {
                flat.add(folder);
            } else {
                sources.ifPresentOrElse(deep::add, () -> flat.add(folder));
            }
            if (project.base().isEmpty()) {
                deep.addAll(new SourceLayout(sources.orElse(folder), project.limit()).places());
            }
        }
        SourceWalk walk = new SourceWalk(tree);
        deep.forEach(walk::below);
        flat.forEach(walk::in);
        return walk.found();
    }

    /** The folder that the packages lie in; empty if the file does not lie where its package should. */
    private static Optional<Path> sourceRoot(Path folder, String packageName) {
        if (packageName.isEmpty()) {
            return Optional.of(folder);
        }
        Path inside = folder.getFileSystem().getPath(packageName.replace('.', '/'));
        Path root = folder;
        for (int i = 0; i < inside.getNameCount() && root != null; i++) {
            root = root.getParent();
        }
        return root != null && folder.endsWith(inside) ? Optional.of(root) : Optional.empty();
    }

    /** Whether it is Java; of other languages less is known. */
    static boolean isJava(Path file) {
        return TreeFiles.isSource(file);
    }
}
