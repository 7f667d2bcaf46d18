package org.sluicempi.analyzer.scan;

import static org.sluicempi.analyzer.scan.BuildProject.nameOf;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Collects the sources of all languages in folders, without those of a tree, and gives up where there is too much to look at. */
final class SourceWalk extends SimpleFileVisitor<Path> {
    private static final int MANY = 200_000;
    private static final List<String> ENDINGS = List.of(
            ".java", ".aj", ".bsh", ".ceylon", ".clj", ".cljc", ".groovy", ".gsh", ".gvy", ".gy", ".jsh", ".kt", ".kts",
            ".sc", ".scala", ".xtend");

    private static final Pattern SETS = Pattern.compile("main|.*([tT]est|[fF]ixture).*|it");

    private final Set<Path> seen = new HashSet<>();
    private final Set<Path> folders = new HashSet<>();
    private final List<Path> files = new ArrayList<>();
    private Path start = Path.of("");
    private boolean complete = true;
    private int visited;

    /** @param tree files that do not count */
    SourceWalk(Collection<SourceFile> tree) {
        for (SourceFile file : tree) {
            try {
                seen.add(file.path().toRealPath());
            } catch (IOException e) {
                complete &= !Files.exists(file.path());
            }
        }
    }

    void below(Path folder) {
        walk(folder, Integer.MAX_VALUE);
    }

    /** The folder alone, without those in it. */
    void in(Path folder) {
        walk(folder, 1);
    }

    private void walk(Path folder, int depth) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        start = folder;
        try {
            Files.walkFileTree(folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), depth, this);
        } catch (IOException e) {
            complete = false;
        }
    }

    Surroundings found() {
        return new Surroundings(List.copyOf(files), complete);
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        Path parent = folder.getParent();
        boolean passed = isHidden(folder)
                || nameOf(folder).equals("node_modules")
                || isResources(folder)
                || parent != null && BuildProject.isOutput(parent) && !BuildProject.isGenerated(folder)
                || isOwnOutput(folder);
        return passed && !folder.equals(start) || !folders.add(folder) ? FileVisitResult.SKIP_SUBTREE : count();
    }

    /** What Sluice has written is what the tree says already. */
    private static boolean isOwnOutput(Path folder) {
        Path parent = folder.getParent();
        return nameOf(folder).equals("sluice")
                && parent != null
                && nameOf(parent).equals("generated-sources");
    }

    /** Archetypes and the programs that tests look at. */
    private static boolean isResources(Path folder) {
        Path set = folder.getParent();
        Path src = set == null ? null : set.getParent();
        return nameOf(folder).endsWith("resources")
                && set != null
                && src != null
                && nameOf(src).equals("src")
                && SETS.matcher(nameOf(set)).matches();
    }

    private static boolean isHidden(Path path) {
        return nameOf(path).startsWith(".") && !nameOf(path).contains("generated");
    }

    private FileVisitResult count() {
        if (++visited > MANY) {
            complete = false;
            return FileVisitResult.TERMINATE;
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        boolean counts = attributes.isRegularFile()
                && ENDINGS.stream().anyMatch(nameOf(file)::endsWith)
                && !nameOf(file).endsWith(".gradle.kts")
                && !isHidden(file);
        try {
            if (counts && seen.add(file.toRealPath())) {
                files.add(file);
            }
        } catch (NoSuchFileException e) {
            // it has gone in the meantime
            return FileVisitResult.CONTINUE;
        }
        return count();
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) {
        complete &= failure == null || !Files.exists(folder);
        return FileVisitResult.CONTINUE;
    }

    /** A folder or a source without permission; what has gone in the meantime or leads in a circle is none. */
    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
        complete &= failure instanceof FileSystemLoopException || isHidden(file) || !Files.exists(file);
        return FileVisitResult.CONTINUE;
    }
}
