package org.sluicempi.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.sluicempi.transformer.change.FileChange;

/** Where the paths of a patch start. */
final class BaseFolder {
    private BaseFolder() {}

    /** The working folder if all files lie below it, else the innermost folder above all of them. */
    static Path of(List<FileChange> changes) {
        Path base = Path.of("").toAbsolutePath().normalize();
        if (changes.isEmpty()
                || changes.stream().allMatch(change -> normal(change).startsWith(base))) {
            return base;
        }
        Path common = folderOf(normal(changes.get(0)));
        for (FileChange change : changes) {
            while (!normal(change).startsWith(common)) {
                common = folderOf(common);
            }
        }
        return common;
    }

    private static Path folderOf(Path path) {
        return Objects.requireNonNull(path.getParent(), () -> path + " lies in no folder");
    }

    private static Path normal(FileChange change) {
        return change.file().toAbsolutePath().normalize();
    }
}
