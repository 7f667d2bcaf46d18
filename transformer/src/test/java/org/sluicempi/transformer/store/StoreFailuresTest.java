package org.sluicempi.transformer.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.transformer.change.FileChange;

/** A disk that fails at any step of apply or undo. */
class StoreFailuresTest {
    @TempDir
    private Path base;

    private ChangedFolder folder;

    @BeforeEach
    void open() {
        folder = new ChangedFolder(base);
    }

    @Test
    void everySingleFailureOfApplyLeavesAllAsBefore() throws IOException {
        List<FileChange> changes = folder.changes(3);
        Map<String, String> before = folder.content();
        int failed = 0;
        for (int step = 0; step < 200; step++) {
            FailingDisk disk = new FailingDisk(step, false);
            try {
                new Store(folder.state(), disk).apply(changes);
                assertThat(step).as("all steps were tried").isEqualTo(disk.steps());
                new Store(folder.state()).undo();
                assertThat(failed).isGreaterThan(20);
                return;
            } catch (InputException e) {
                failed++;
                assertThat(e).hasMessageContaining("no space left on device");
                assertThat(folder.content())
                        .as("step %d: %s", step, e.getMessage())
                        .isEqualTo(before);
            }
        }
        throw new AssertionError("apply never succeeded");
    }

    @Test
    void aDiskThatStaysBrokenLosesNoOriginal() throws IOException {
        List<FileChange> changes = folder.changes(3);
        for (int step = 0; step < 200; step++) {
            FailingDisk disk = new FailingDisk(step, true);
            try {
                new Store(folder.state(), disk).apply(changes);
                new Store(folder.state()).undo();
                return;
            } catch (InputException e) {
                for (FileChange change : changes) {
                    String now = Files.readString(change.file());
                    assertThat(now).isIn(change.before(), change.after());
                    if (now.equals(change.after())) {
                        assertThat(e)
                                .as("step %d", step)
                                .hasMessageContaining(change.file().toString());
                    }
                }
                if (Files.exists(folder.state())) {
                    new Store(folder.state()).undo();
                }
                for (FileChange change : changes) {
                    assertThat(Files.readString(change.file())).isEqualTo(change.before());
                }
            }
        }
        throw new AssertionError("apply never succeeded");
    }

    @Test
    void everySingleFailureOfUndoLeavesAllAppliedOrNamesTheFileThatCannotBeRead() throws IOException {
        List<FileChange> changes = folder.changes(3);
        Map<String, String> before = folder.content();
        int named = 0;
        for (int step = 0; step < 200; step++) {
            new Store(folder.state()).apply(changes);
            Map<String, String> applied = folder.content();
            FailingDisk disk = new FailingDisk(step, false);
            try {
                UndoResult result = new Store(folder.state(), disk).undo();
                if (result.remaining().isEmpty()) {
                    assertThat(step).isEqualTo(disk.steps()).isGreaterThan(20);
                    assertThat(named).isPositive();
                    return;
                }
                named++;
                assertThat(result.restored()).hasSize(2);
                assertThat(result.remaining()).singleElement().asString().contains("no space left on device");
            } catch (InputException e) {
                assertThat(folder.content())
                        .as("step %d: %s", step, e.getMessage())
                        .isEqualTo(applied);
            }
            assertThat(new Store(folder.state()).undo().remaining()).isEmpty();
            assertThat(folder.content()).as("step %d", step).isEqualTo(before);
        }
        throw new AssertionError("undo never succeeded");
    }
}
