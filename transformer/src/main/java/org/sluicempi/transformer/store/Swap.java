package org.sluicempi.transformer.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Gives several files a new content: all or none. New and old contents are first staged beside each file and have
 * reached the device; only then files are renamed, so that neither the change nor its undoing needs space any more.
 */
final class Swap {
    /** One file that shall hold {@code after} and now holds {@code before}; a link is followed. */
    record Item(Path file, byte[] before, byte[] after) {}

    private static final String FRESH = ".sluice-new";
    private static final String OLD = ".sluice-old";

    private record Staged(Path target, Path fresh, Path old, Item item) {}

    /** A file that kept the swap from happening. Everything is as it was unless {@link #lost} names files. */
    static final class SwapException extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient List<Path> lost;

        private SwapException(Path file, String reason, List<Path> lost, Throwable cause) {
            super(file + ": " + reason, cause);
            this.lost = lost;
        }

        /** Files that hold the new content and could not be restored. */
        List<Path> lost() {
            return lost;
        }
    }

    private final Disk disk;
    private final List<Staged> staged = new ArrayList<>();
    private final Set<Path> targets = new HashSet<>();
    private final Deque<Staged> done = new ArrayDeque<>();

    private Swap(Disk disk) {
        this.disk = disk;
    }

    static void all(List<Item> items, Disk disk) throws SwapException {
        Swap swap = new Swap(disk);
        for (Item item : items) {
            swap.guarded(item, swap::stage);
        }
        for (Staged each : swap.staged) {
            swap.guarded(each.item, item -> swap.rename(each));
        }
        swap.cleanUp();
    }

    /**
     * Removes what a swap that was killed has left beside a file.
     *
     * @throws IOException if the file is gone, or what lies beside it cannot be removed
     */
    static void removeLeftovers(Path file, Disk disk) throws IOException {
        Path target = file.toRealPath();
        disk.deleteIfExists(beside(target, FRESH));
        disk.deleteIfExists(beside(target, OLD));
    }

    private interface Action {
        void run(Item item) throws IOException;
    }

    private void guarded(Item item, Action action) throws SwapException {
        try {
            action.run(item);
        } catch (IOException e) {
            List<Path> lost = restore();
            cleanUp();
            throw new SwapException(item.file, reason(e), lost, e);
        }
    }

    private void stage(Item item) throws IOException {
        Path target = item.file.toRealPath();
        if (!targets.add(target)) {
            throw new IOException("is the same file as another one that is to be changed");
        }
        checkUnchanged(target, item);
        Path fresh = beside(target, FRESH);
        Path old = beside(target, OLD);
        staged.add(new Staged(target, fresh, old, item));
        // A swap that was killed may have left them.
        disk.deleteIfExists(fresh);
        disk.deleteIfExists(old);
        disk.write(fresh, item.after);
        disk.copyAttributes(target, fresh);
        disk.write(old, item.before);
        disk.copyAttributes(target, old);
    }

    private void rename(Staged each) throws IOException {
        checkUnchanged(each.target, each.item);
        disk.replace(each.fresh, each.target);
        done.push(each);
    }

    private void checkUnchanged(Path target, Item item) throws IOException {
        if (!Arrays.equals(disk.read(target), item.before)) {
            throw new IOException("was changed by someone else meanwhile");
        }
    }

    private List<Path> restore() {
        List<Path> lost = new ArrayList<>();
        for (Staged each : done) {
            try {
                disk.replace(each.old, each.target);
            } catch (IOException e) {
                lost.add(each.item.file);
            }
        }
        return lost;
    }

    /** A staged file that cannot be removed does no harm and must not hide the result. */
    private void cleanUp() {
        for (Staged each : staged) {
            for (Path file : List.of(each.fresh, each.old)) {
                try {
                    disk.deleteIfExists(file);
                } catch (IOException e) {
                    System.getLogger(Swap.class.getName()).log(System.Logger.Level.WARNING, "left behind: " + file, e);
                }
            }
        }
    }

    private static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "does not exist any more";
        }
        String message = e instanceof FileSystemException failed ? failed.getReason() : e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }

    private static Path beside(Path target, String suffix) {
        return target.resolveSibling("." + target.getFileName() + suffix);
    }
}
