package org.sluicempi.transformer.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.InputException;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.transformer.FileChange;
import org.sluicempi.transformer.LineMap;

class StoreTest {
    @TempDir
    private Path base;

    /** Fails at one step, or at all from one step on, as a full disk does. */
    private static final class FailingDisk extends Disk {
        private final int failAt;
        private final boolean staysBroken;
        private int steps;

        FailingDisk(int failAt, boolean staysBroken) {
            this.failAt = failAt;
            this.staysBroken = staysBroken;
        }

        private void step() throws IOException {
            int step = steps++;
            if (step == failAt || staysBroken && step > failAt) {
                throw new IOException("no space left on device");
            }
        }

        @Override
        byte[] read(Path file) throws IOException {
            step();
            return super.read(file);
        }

        @Override
        void createFolder(Path folder) throws IOException {
            step();
            super.createFolder(folder);
        }

        @Override
        void write(Path file, byte[] content) throws IOException {
            if (steps == failAt) {
                Files.write(file, new byte[] {content[0]});
            }
            step();
            super.write(file, content);
        }

        @Override
        void copyAttributes(Path from, Path to) throws IOException {
            step();
            super.copyAttributes(from, to);
        }

        @Override
        void replace(Path from, Path to) throws IOException {
            step();
            super.replace(from, to);
        }
    }

    private List<FileChange> changes(int count) throws IOException {
        List<FileChange> changes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Path file = base.resolve("src" + i + "/A.java");
            Files.createDirectories(file.getParent());
            byte[] before = ("before " + i).getBytes(StandardCharsets.UTF_8);
            byte[] after = ("after " + i).getBytes(StandardCharsets.UTF_8);
            Files.write(file, before);
            FilePlan plan = new FilePlan(file, base, Sha256.of(before), "UTF-8", List.of(), List.of());
            changes.add(new FileChange(
                    file, base, "before " + i, "after " + i, before, after, plan, List.of(), LineMap.of(new int[] {1
                    })));
        }
        return changes;
    }

    /** Every file below the folder with its content. */
    private Map<String, String> content() throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(base)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                found.put(base.relativize(file).toString(), Files.readString(file));
            }
        }
        return found;
    }

    private Path state() {
        return base.resolve("state/.sluice");
    }

    @Test
    void applyAndUndoGoThereAndBack() throws IOException {
        List<FileChange> changes = changes(3);
        Map<String, String> before = content();
        Files.setPosixFilePermissions(changes.get(1).file(), PosixFilePermissions.fromString("rwxr-x---"));

        ApplyResult applied = new Store(state()).apply(changes);
        assertThat(applied.changed()).hasSize(3);
        for (FileChange change : changes) {
            assertThat(Files.readString(change.file())).isEqualTo(change.after());
        }
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(changes.get(1).file())))
                .isEqualTo("rwxr-x---");

        assertThat(new Store(state()).undo().restored()).hasSize(3);
        assertThat(content()).isEqualTo(before);
        assertThat(state()).doesNotExist();
    }

    @Test
    void nothingToChangeKeepsNothing() {
        assertThat(new Store(state()).apply(List.of()).changed()).isEmpty();
        assertThat(state()).doesNotExist();
    }

    @Test
    void everySingleFailureOfApplyLeavesAllAsBefore() throws IOException {
        List<FileChange> changes = changes(3);
        Map<String, String> before = content();
        int failed = 0;
        for (int step = 0; step < 200; step++) {
            FailingDisk disk = new FailingDisk(step, false);
            try {
                new Store(state(), disk).apply(changes);
                assertThat(step).as("all steps were tried").isEqualTo(disk.steps);
                new Store(state()).undo();
                assertThat(failed).isGreaterThan(20);
                return;
            } catch (InputException e) {
                failed++;
                assertThat(e).hasMessageContaining("no space left on device");
                assertThat(content()).as("step %d: %s", step, e.getMessage()).isEqualTo(before);
            }
        }
        throw new AssertionError("apply never succeeded");
    }

    @Test
    void aDiskThatStaysBrokenLosesNoOriginal() throws IOException {
        List<FileChange> changes = changes(3);
        for (int step = 0; step < 200; step++) {
            FailingDisk disk = new FailingDisk(step, true);
            try {
                new Store(state(), disk).apply(changes);
                new Store(state()).undo();
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
                if (Files.exists(state())) {
                    new Store(state()).undo();
                }
                for (FileChange change : changes) {
                    assertThat(Files.readString(change.file())).isEqualTo(change.before());
                }
            }
        }
        throw new AssertionError("apply never succeeded");
    }

    @Test
    void everySingleFailureOfUndoLeavesAllApplied() throws IOException {
        List<FileChange> changes = changes(3);
        new Store(state()).apply(changes);
        Map<String, String> applied = content();
        for (int step = 0; step < 200; step++) {
            FailingDisk disk = new FailingDisk(step, false);
            try {
                new Store(state(), disk).undo();
                assertThat(step).isEqualTo(disk.steps).isGreaterThan(20);
                return;
            } catch (InputException e) {
                assertThat(content()).as("step %d: %s", step, e.getMessage()).isEqualTo(applied);
            }
        }
        throw new AssertionError("undo never succeeded");
    }

    @Test
    void aFileChangedMeanwhileStopsApply() throws IOException {
        List<FileChange> changes = changes(2);
        Files.writeString(changes.get(1).file(), "edited");
        Map<String, String> before = content();
        assertThatThrownBy(() -> new Store(state()).apply(changes))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(
                        changes.get(1).file() + ": was changed by someone else meanwhile; nothing was changed");
        assertThat(content()).isEqualTo(before);
    }

    @Test
    void aFileThatIsGoneStopsApply() throws IOException {
        List<FileChange> changes = changes(2);
        Files.delete(changes.get(1).file());
        assertThatThrownBy(() -> new Store(state()).apply(changes))
                .isInstanceOf(InputException.class)
                .hasMessage(changes.get(1).file() + ": does not exist any more; nothing was changed");
        assertThat(Files.readString(changes.get(0).file())).isEqualTo("before 0");
    }

    @Test
    void undoNamesTheFileThatWasEditedSinceAndItsOriginal() throws IOException {
        List<FileChange> changes = changes(2);
        new Store(state()).apply(changes);
        Files.writeString(changes.get(1).file(), "edited");
        Path kept = state().resolve("applied/1-A.java.original");
        assertThatThrownBy(() -> new Store(state()).undo())
                .isInstanceOf(InputException.class)
                .hasMessage(changes.get(1).file() + ": changed since apply; its original is " + kept
                        + "\nnothing was undone");
        assertThat(Files.readString(changes.get(0).file())).isEqualTo("after 0");
        assertThat(Files.readString(kept)).isEqualTo("before 1");
    }

    @Test
    void aSecondApplyIsRefusedUntilTheFirstIsUndone() throws IOException {
        new Store(state()).apply(changes(1));
        List<FileChange> more = changes(1);
        assertThatThrownBy(() -> new Store(state()).apply(more))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("an earlier apply has not been undone; undo it first");
        assertThat(Files.readString(more.get(0).file())).isEqualTo("before 0");
    }

    @Test
    void undoWithoutApplyIsBadInput() {
        assertThatThrownBy(() -> new Store(state()).undo())
                .isInstanceOf(InputException.class)
                .hasMessage(state() + ": there is nothing to undo");
    }

    @Test
    void aLinkStaysALink() throws IOException {
        FileChange plain = changes(1).get(0);
        Path link = base.resolve("Link.java");
        Files.createSymbolicLink(link, plain.file());
        FileChange change = new FileChange(
                link,
                base,
                plain.before(),
                plain.after(),
                plain.beforeBytes(),
                plain.afterBytes(),
                plain.plan(),
                List.of(),
                plain.lines());
        new Store(state()).apply(List.of(change));
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(plain.file())).isEqualTo("after 0");
        new Store(state()).undo();
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(plain.file())).isEqualTo("before 0");
    }

    @Test
    void oneFileUnderTwoNamesIsRefused() throws IOException {
        FileChange plain = changes(1).get(0);
        Path link = base.resolve("Link.java");
        Files.createSymbolicLink(link, plain.file());
        FileChange twice = new FileChange(
                link,
                base,
                plain.before(),
                plain.after(),
                plain.beforeBytes(),
                plain.afterBytes(),
                plain.plan(),
                List.of(),
                plain.lines());
        assertThatThrownBy(() -> new Store(state()).apply(List.of(plain, twice)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Link.java: is the same file");
        assertThat(Files.readString(plain.file())).isEqualTo("before 0");
    }
}
