package org.sluicempi.transformer.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.transformer.change.FileChange;

/** A process that is killed at any step of apply or undo. */
class StoreKilledTest {
    private static final int MORE_THAN_ALL_STEPS = 500;

    @TempDir
    private Path base;

    private ChangedFolder folder;

    @BeforeEach
    void open() {
        folder = new ChangedFolder(base);
    }

    @Test
    void anApplyThatWasKilledIsUndone() throws IOException {
        List<FileChange> changes = folder.changes(3);
        Map<String, String> before = folder.content();
        for (int step = 0; step < MORE_THAN_ALL_STEPS; step++) {
            KillingDisk disk = new KillingDisk(step);
            boolean killed = killed(() -> new Store(folder.state(), disk).apply(changes));
            undoWhatThereIs();
            assertThat(folder.content()).as("killed at step %d", step).isEqualTo(before);
            if (!killed) {
                assertThat(step).isEqualTo(disk.steps()).isGreaterThan(30);
                return;
            }
        }
        throw new AssertionError("apply never came to its end");
    }

    @Test
    void anUndoThatWasKilledIsDoneAgain() throws IOException {
        List<FileChange> changes = folder.changes(3);
        Map<String, String> before = folder.content();
        for (int step = 0; step < MORE_THAN_ALL_STEPS; step++) {
            new Store(folder.state()).apply(changes);
            KillingDisk disk = new KillingDisk(step);
            boolean killed = killed(() -> new Store(folder.state(), disk).undo());
            undoWhatThereIs();
            // All that may be left is the folder's own file; the next apply takes it for its own.
            Map<String, String> now = folder.content();
            now.remove("state/.sluice/.gitignore");
            assertThat(now).as("killed at step %d", step).isEqualTo(before);
            if (!killed) {
                assertThat(step).isEqualTo(disk.steps()).isGreaterThan(30);
                return;
            }
        }
        throw new AssertionError("undo never came to its end");
    }

    private void undoWhatThereIs() {
        Store store = new Store(folder.state());
        if (store.canUndo()) {
            assertThat(store.undo().remaining()).isEmpty();
        }
    }

    private static boolean killed(Runnable action) {
        try {
            action.run();
            return false;
        } catch (KillingDisk.Killed e) {
            return true;
        }
    }
}
