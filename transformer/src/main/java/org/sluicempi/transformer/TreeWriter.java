package org.sluicempi.transformer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.TreeFiles;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.LineFile;
import org.sluicempi.transformer.change.TransformedTree;

/** Writes a transformed source tree beside the original. */
final class TreeWriter {
    private final Path directory;
    private final Map<Path, FileChange> changes = new HashMap<>();
    private final Map<Path, Path> originals = new HashMap<>();
    private final List<LineFile.Source> sources = new ArrayList<>();
    private final List<Path> written = new ArrayList<>();

    TreeWriter(Path directory, List<FileChange> changes) {
        this.directory = directory.toAbsolutePath().normalize();
        changes.forEach(change -> this.changes.put(absolute(change.file()), change));
    }

    TransformedTree write(List<Path> roots, boolean onlyChanged) {
        try {
            prepare();
            for (Path root : roots) {
                for (Path file : sourcesBelow(root)) {
                    source(root, file, onlyChanged);
                }
            }
            LineFile.write(directory, sources);
        } catch (IOException e) {
            throw new InputException(directory + ": cannot be written: " + e.getMessage(), e);
        }
        return new TransformedTree(
                directory,
                written.stream()
                        .map(file -> changes.get(originals.get(file)))
                        .filter(java.util.Objects::nonNull)
                        .toList(),
                written);
    }

    /** Without those that were written before. */
    private List<Path> sourcesBelow(Path root) {
        try {
            TreeFiles below = TreeFiles.below(root);
            Optional<Path> unreadable = below.unreadableSources().stream()
                    .filter(file -> !file.startsWith(directory))
                    .findFirst();
            if (unreadable.isPresent()) {
                throw new InputException(unreadable.get() + ": cannot be read; check its permissions");
            }
            return below.sources().stream()
                    .filter(file -> !file.startsWith(directory))
                    .toList();
        } catch (IOException e) {
            throw new InputException(root + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private void prepare() throws IOException {
        if (Files.exists(directory.resolve(TransformedTree.LINE_FILE))) {
            for (LineFile.Source old : LineFile.read(directory).sources()) {
                Files.deleteIfExists(directory.resolve(old.path()));
            }
            Files.delete(directory.resolve(TransformedTree.LINE_FILE));
        } else if (Files.isDirectory(directory)) {
            try (Stream<Path> entries = Files.list(directory)) {
                if (entries.findAny().isPresent()) {
                    throw new InputException(
                            directory + ": holds files that Sluice has not written; name an empty or new folder");
                }
            }
        }
        Files.createDirectories(directory);
    }

    private void source(Path root, Path file, boolean onlyChanged) throws IOException {
        Path original = absolute(file);
        Optional<FileChange> change = Optional.ofNullable(changes.get(original));
        if (onlyChanged && change.isEmpty()) {
            return;
        }
        Path relative = FileChange.relative(root, file);
        Path target = directory.resolve(relative);
        Path other = originals.putIfAbsent(target, original);
        if (other != null) {
            throw new InputException(file + ": has the same place below its source root as " + other
                    + "; transform the roots one by one");
        }
        Files.createDirectories(target.getParent());
        Files.write(target, change.isPresent() ? change.get().afterBytes() : Files.readAllBytes(file));
        written.add(target);
        String path = relative.toString().replace(relative.getFileSystem().getSeparator(), "/");
        sources.add(new LineFile.Source(path, original.toString(), change.map(FileChange::lines)));
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
