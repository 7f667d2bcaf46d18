package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.TreeFiles;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;

/**
 * Finds the {@code .java} files below the roots, each once, ordered by path; {@link TreeFiles} says which belong to a tree.
 */
final class FileFinder {
    private final Path workingDirectory = Path.of("").toAbsolutePath();
    private final List<SourceFile> files = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
    private final Set<Path> seen = new HashSet<>();

    /** @throws InputException if a root does not exist, cannot be read, or no root holds Java source */
    FileFinder(List<Path> roots) {
        for (Path root : roots) {
            find(root);
        }
        if (files.isEmpty() && remarks.isEmpty()) {
            throw new InputException(
                    roots.isEmpty()
                            ? "no source root given; name a folder or a .java file"
                            : roots.get(0) + ": no .java file in it; name a folder that holds Java source");
        }
        files.sort(Comparator.comparing(SourceFile::path));
    }

    List<SourceFile> files() {
        return files;
    }

    /** One per file or folder below a root that could not be read. */
    List<Remark> remarks() {
        return remarks;
    }

    private void find(Path root) {
        if (!Files.exists(root)) {
            throw new InputException(root + ": does not exist");
        }
        if (!Files.isReadable(root)) {
            throw new InputException(root + ": cannot be read; check its permissions");
        }
        Path absolute = root.toAbsolutePath().normalize();
        if (Files.isDirectory(root)) {
            walk(absolute);
        } else if (TreeFiles.isSource(absolute)) {
            add(absolute, Objects.requireNonNull(absolute.getParent(), () -> root + " is in no folder"));
        } else {
            throw new InputException(root + ": is not a folder and not a .java file");
        }
    }

    private void walk(Path root) {
        try {
            TreeFiles below = TreeFiles.below(root);
            below.sources().forEach(file -> add(file, root));
            below.unreadableSources().forEach(this::unreadable);
        } catch (IOException e) {
            throw new InputException(named(root) + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private void add(Path file, Path root) {
        try {
            if (seen.add(file.toRealPath())) {
                files.add(new SourceFile(named(file), file, root));
            }
        } catch (IOException e) {
            unreadable(file);
        }
    }

    private void unreadable(Path file) {
        remarks.add(new Remark(
                Rule.SL011,
                new Position(named(file), 0, 0),
                "cannot be read",
                Optional.of("check its permissions"),
                List.of()));
    }

    private Path named(Path file) {
        return file.startsWith(workingDirectory) ? workingDirectory.relativize(file) : file;
    }
}
