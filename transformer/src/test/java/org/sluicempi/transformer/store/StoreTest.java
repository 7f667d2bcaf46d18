package org.sluicempi.transformer.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.transformer.change.FileChange;

class StoreTest {
    @TempDir
    private Path base;

    private ChangedFolder folder;

    @BeforeEach
    void open() {
        folder = new ChangedFolder(base);
    }

    @Test
    void applyAndUndoGoThereAndBack() throws IOException {
        List<FileChange> changes = folder.changes(3);
        Map<String, String> before = folder.content();
        Files.setPosixFilePermissions(changes.get(1).file(), PosixFilePermissions.fromString("rwxr-x---"));

        ApplyResult applied = new Store(folder.state()).apply(changes);
        assertThat(applied.changed()).hasSize(3);
        for (FileChange change : changes) {
            assertThat(Files.readString(change.file())).isEqualTo(change.after());
        }
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(changes.get(1).file())))
                .isEqualTo("rwxr-x---");

        assertThat(new Store(folder.state()).undo().restored()).hasSize(3);
        assertThat(folder.content()).isEqualTo(before);
        assertThat(folder.state()).doesNotExist();
    }

    @Test
    void nothingToChangeKeepsNothing() {
        assertThat(new Store(folder.state()).apply(List.of()).changed()).isEmpty();
        assertThat(folder.state()).doesNotExist();
    }

    @Test
    void aFileChangedMeanwhileStopsApply() throws IOException {
        List<FileChange> changes = folder.changes(2);
        Files.writeString(changes.get(1).file(), "edited");
        Map<String, String> before = folder.content();
        assertThatThrownBy(() -> new Store(folder.state()).apply(changes))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(
                        changes.get(1).file() + ": was changed by someone else meanwhile; nothing was changed");
        assertThat(folder.content()).isEqualTo(before);
    }

    @Test
    void aFileThatIsGoneStopsApply() throws IOException {
        List<FileChange> changes = folder.changes(2);
        Files.delete(changes.get(1).file());
        assertThatThrownBy(() -> new Store(folder.state()).apply(changes))
                .isInstanceOf(InputException.class)
                .hasMessage(changes.get(1).file() + ": does not exist any more; nothing was changed");
        assertThat(Files.readString(changes.get(0).file())).isEqualTo("before 0");
    }

    @Test
    void undoNamesTheFileThatWasEditedSinceAndRestoresTheOthers() throws IOException {
        List<FileChange> changes = folder.changes(3);
        new Store(folder.state()).apply(changes);
        Path edited = changes.get(1).file();
        Files.writeString(edited, "edited");
        Path kept = folder.state().resolve("applied/1-A.java.original");
        UndoResult result = new Store(folder.state()).undo();
        assertThat(result.restored())
                .containsExactly(changes.get(0).file(), changes.get(2).file());
        assertThat(result.remaining()).containsExactly(edited + ": changed since apply; its original is " + kept);
        assertThat(Files.readString(changes.get(0).file())).isEqualTo("before 0");
        assertThat(Files.readString(edited)).isEqualTo("edited");
        assertThat(Files.readString(changes.get(2).file())).isEqualTo("before 2");
        assertThat(Files.readString(kept)).isEqualTo("before 1");
    }

    @Test
    void whatRemainsOfAnUndoIsUndoneOnceItsEditIsTakenBack() throws IOException {
        List<FileChange> changes = folder.changes(2);
        Map<String, String> before = folder.content();
        new Store(folder.state()).apply(changes);
        Files.writeString(changes.get(1).file(), "edited");
        new Store(folder.state()).undo();
        Path kept = folder.state().resolve("applied/1-A.java.original");
        assertThatThrownBy(() -> new Store(folder.state()).undo())
                .isInstanceOf(InputException.class)
                .hasMessage(changes.get(1).file() + ": changed since apply; its original is " + kept
                        + "\nnothing was undone");
        Files.writeString(changes.get(0).file(), "a later edit of a file that is restored");
        Files.writeString(changes.get(1).file(), "after 1");
        assertThat(new Store(folder.state()).undo().restored())
                .containsExactly(changes.get(1).file());
        Files.writeString(changes.get(0).file(), "before 0");
        assertThat(folder.content()).isEqualTo(before);
    }

    @Test
    void aKeptOriginalThatWasChangedIsNotRestored() throws IOException {
        List<FileChange> changes = folder.changes(2);
        new Store(folder.state()).apply(changes);
        Path kept = folder.state().resolve("applied/1-A.java.original");
        Files.writeString(kept, "something else");
        assertThat(new Store(folder.state()).undo().remaining())
                .containsExactly(kept + ": the kept original has been changed");
        assertThat(Files.readString(changes.get(0).file())).isEqualTo("before 0");
        assertThat(Files.readString(changes.get(1).file())).isEqualTo("after 1");
    }

    @Test
    void aFileThatIsEditedWhileAnotherIsReplacedIsNotOverwritten() throws IOException {
        List<FileChange> changes = folder.changes(2);
        Path second = changes.get(1).file();
        Disk edits = new Disk() {
            @Override
            void replace(Path from, Path to) throws IOException {
                super.replace(from, to);
                Files.writeString(second, "edited");
            }
        };
        assertThatThrownBy(() -> new Store(folder.state(), edits).apply(changes))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(second + ": was changed by someone else meanwhile");
        assertThat(Files.readString(changes.get(0).file())).isEqualTo("before 0");
        assertThat(Files.readString(second)).isEqualTo("edited");
    }

    @Test
    void aSecondApplyIsRefusedUntilTheFirstIsUndone() throws IOException {
        new Store(folder.state()).apply(folder.changes(1));
        List<FileChange> more = folder.changes(1);
        assertThatThrownBy(() -> new Store(folder.state()).apply(more))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("an earlier apply has not been undone; undo it first");
        assertThat(Files.readString(more.get(0).file())).isEqualTo("before 0");
    }

    @Test
    void undoWithoutApplyIsBadInput() {
        assertThatThrownBy(() -> new Store(folder.state()).undo())
                .isInstanceOf(InputException.class)
                .hasMessage(folder.state() + ": there is nothing to undo");
    }

    @Test
    void aLinkStaysALink() throws IOException {
        FileChange plain = folder.changes(1).get(0);
        FileChange change = folder.throughLink(plain);
        Path link = change.file();
        new Store(folder.state()).apply(List.of(change));
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(plain.file())).isEqualTo("after 0");
        new Store(folder.state()).undo();
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(plain.file())).isEqualTo("before 0");
    }

    @Test
    void oneFileUnderTwoNamesIsRefused() throws IOException {
        FileChange plain = folder.changes(1).get(0);
        FileChange twice = folder.throughLink(plain);
        assertThatThrownBy(() -> new Store(folder.state()).apply(List.of(plain, twice)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Link.java: is the same file");
        assertThat(Files.readString(plain.file())).isEqualTo("before 0");
    }
}
