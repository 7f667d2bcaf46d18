package org.sluicempi.transformer.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.transformer.change.FileChange;
import tools.jackson.core.JacksonException;

/**
 * Applies changes in place and takes them back. One state folder holds at most one apply: a second one is refused until
 * the first is undone, because an undo that crosses someone's edits in between could not be kept honest. The folder's
 * existence is the lock against a second process.
 */
public final class Store {
    private static final String APPLIED = "applied";
    private static final String MANIFEST = "manifest.json";

    private final Path stateDir;
    private final Path applied;
    private final Disk disk;

    public Store(Path stateDir) {
        this(stateDir, new Disk());
    }

    Store(Path stateDir, Disk disk) {
        this.stateDir = stateDir;
        this.applied = stateDir.resolve(APPLIED);
        this.disk = disk;
    }

    /** @throws InputException naming the file that could not be changed; then all are as before */
    public ApplyResult apply(List<FileChange> changes) {
        if (changes.isEmpty()) {
            return new ApplyResult(List.of(), stateDir);
        }
        keep(changes);
        List<Swap.Item> items = changes.stream()
                .map(change -> new Swap.Item(change.file(), change.beforeBytes(), change.afterBytes()))
                .toList();
        try {
            Swap.all(items, disk);
        } catch (Swap.SwapException e) {
            if (!e.lost().isEmpty()) {
                throw new InputException(
                        e.getMessage() + "; these files could not be restored, their originals are in " + applied + ": "
                                + e.lost(),
                        e);
            }
            forget();
            throw new InputException(e.getMessage() + "; nothing was changed", e);
        }
        return new ApplyResult(changes.stream().map(FileChange::file).toList(), stateDir);
    }

    /** Whether there is an apply to take back, be it one that was killed. */
    public boolean canUndo() {
        return Files.isDirectory(applied);
    }

    /**
     * Restores every file that is still as apply has left it. The originals of the others are kept.
     *
     * @throws InputException if there is nothing to undo, or none of the files can be restored; then all are as before
     */
    public UndoResult undo() {
        if (!canUndo()) {
            throw new InputException(stateDir + ": there is nothing to undo");
        }
        if (!Files.exists(applied.resolve(MANIFEST))) {
            // That apply was killed while it kept the originals, before it changed anything.
            forget();
            return new UndoResult(List.of(), List.of());
        }
        Manifest manifest = manifest();
        UndoPlan plan = UndoPlan.of(manifest, applied, disk);
        if (plan.blocked().size() == manifest.files().size()) {
            throw new InputException(String.join("\n", plan.obstacles()) + "\nnothing was undone");
        }
        try {
            Swap.all(plan.items(), disk);
        } catch (Swap.SwapException e) {
            String lost = e.lost().isEmpty() ? "nothing was undone" : "already undone: " + e.lost();
            throw new InputException(e.getMessage() + "; " + lost + "; the originals are in " + applied, e);
        }
        plan.restored().forEach(this::removeLeftovers);
        if (plan.blocked().isEmpty()) {
            forget();
        } else {
            keepOnly(plan.blocked());
        }
        return new UndoResult(plan.restored(), plan.obstacles());
    }

    private void keep(List<FileChange> changes) {
        try {
            disk.createFolder(applied);
        } catch (FileAlreadyExistsException e) {
            throw new InputException(
                    stateDir + ": an earlier apply has not been undone; undo it first, or delete " + applied
                            + " to keep its changes for good",
                    e);
        } catch (IOException e) {
            // The message of a file system's exception is often the path alone; its class says what happened.
            throw new InputException(
                    stateDir + ": cannot be created to keep the originals (" + e + "); nothing was changed", e);
        }
        try {
            List<Manifest.Entry> entries = new ArrayList<>();
            for (FileChange change : changes) {
                // Not named .java: build tools would take it for a source of the tree that it lies in.
                String kept = entries.size() + "-" + change.file().getFileName() + ".original";
                disk.write(applied.resolve(kept), change.beforeBytes());
                entries.add(new Manifest.Entry(
                        change.file().toString(),
                        kept,
                        Sha256.of(change.beforeBytes()),
                        Sha256.of(change.afterBytes())));
            }
            disk.writeAtOnce(applied.resolve(MANIFEST), new Manifest(Manifest.SCHEMA_VERSION, entries).toJson());
            Path ignore = stateDir.resolve(".gitignore");
            if (!Files.exists(ignore)) {
                disk.write(ignore, "*\n".getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            forget();
            throw new InputException(
                    stateDir + ": cannot keep the originals: " + e.getMessage() + "; nothing was changed", e);
        }
    }

    private Manifest manifest() {
        Path file = applied.resolve(MANIFEST);
        try {
            return Manifest.fromJson(disk.read(file));
        } catch (IOException | JacksonException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private void removeLeftovers(Path file) {
        try {
            Swap.removeLeftovers(file, disk);
        } catch (IOException e) {
            System.getLogger(Store.class.getName()).log(System.Logger.Level.WARNING, "left behind beside " + file, e);
        }
    }

    /** A failure here does no harm: what is listed and has been restored is passed over by the next undo. */
    private void keepOnly(List<Manifest.Entry> remaining) {
        try {
            disk.writeAtOnce(applied.resolve(MANIFEST), new Manifest(Manifest.SCHEMA_VERSION, remaining).toJson());
        } catch (IOException e) {
            System.getLogger(Store.class.getName()).log(System.Logger.Level.WARNING, "not written: " + applied, e);
        }
    }

    private void forget() {
        try {
            // First, so that whoever is killed here leaves nothing that could be taken for an apply.
            disk.deleteIfExists(applied.resolve(MANIFEST));
            disk.deleteFolder(applied);
            disk.deleteIfExists(stateDir.resolve(".gitignore"));
            disk.deleteIfExists(stateDir);
        } catch (java.nio.file.DirectoryNotEmptyException e) {
            System.getLogger(Store.class.getName()).log(System.Logger.Level.DEBUG, "others use " + stateDir, e);
        } catch (IOException e) {
            throw new InputException(
                    applied + ": cannot be removed: " + e.getMessage() + "; the sources are as before, delete it", e);
        }
    }
}
