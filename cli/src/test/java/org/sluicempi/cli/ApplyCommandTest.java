package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code apply} and {@code undo} on small programs. */
final class ApplyCommandTest {
    @TempDir
    Path temp;

    private Path sources;
    private String root;
    private Programs programs;

    @BeforeEach
    void folder() throws Exception {
        sources = Files.createDirectories(temp.toRealPath().resolve("my sources"));
        root = sources.toString();
        programs = new Programs(sources);
    }

    @Test
    void apply_changes_and_undo_restores() throws Exception {
        Path file = programs.pair();

        Cli applied = Cli.run("apply", root);
        String changed = Files.readString(file);
        List<Path> sourcesWhileApplied;
        try (Stream<Path> files = Files.walk(sources)) {
            sourcesWhileApplied =
                    files.filter(each -> each.toString().endsWith(".java")).toList();
        }
        Cli again = Cli.run("apply", root);
        Cli undone = Cli.run("undo", root);
        Cli nothing = Cli.run("undo", root);

        assertThat(applied.code()).isZero();
        assertThat(sourcesWhileApplied).containsExactly(file);
        assertThat(applied.out()).contains("changed " + file, "1 file changed", "sluice undo '" + root + "'");
        assertThat(changed).contains("deltaSendBegin");
        assertThat(again.code()).isZero();
        assertThat(again.out()).contains("Nothing to change");
        assertThat(undone.code()).isZero();
        assertThat(undone.out()).contains("restored " + file);
        assertThat(file).content().isEqualTo(Programs.PAIR);
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.err()).contains("nothing to undo");
    }

    @Test
    void undo_leaves_a_file_that_was_edited_since_names_it_and_restores_the_others() throws Exception {
        Path file = programs.pair();
        Path edited = programs.write("app/Other.java", Programs.PAIR.replace("class Pair", "class Other"));
        Cli.run("apply", root);
        Files.writeString(edited, "edited");

        Cli cli = Cli.run("undo", root);

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.out()).contains("restored " + file, "1 file is as it was before apply");
        assertThat(cli.err()).contains("not restored: " + edited + ": changed since apply; its original is");
        assertThat(file).content().isEqualTo(Programs.PAIR);
        assertThat(edited).content().isEqualTo("edited");
    }

    @Test
    void apply_in_a_folder_that_cannot_be_written_changes_nothing_and_says_so() throws Exception {
        Path file = programs.pair();
        org.junit.jupiter.api.Assumptions.assumeTrue(
                becomesReadOnly(sources.resolve("app")), "this user may write anywhere");

        Cli cli = Cli.run("apply", root);

        writable(sources.resolve("app"));
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("Pair.java").doesNotContain("\tat ");
        assertThat(file).content().isEqualTo(Programs.PAIR);
    }

    @Test
    void apply_without_a_place_for_the_originals_changes_nothing_and_says_so() throws Exception {
        Path file = programs.pair();
        Path inTheWay = programs.write(".sluice", "a file");

        Cli cli = Cli.run("apply", root);

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains(inTheWay.toString()).doesNotContain("\tat ");
        assertThat(file).content().isEqualTo(Programs.PAIR);
    }

    private static boolean becomesReadOnly(Path folder) throws Exception {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        return !Files.isWritable(folder);
    }

    private static void writable(Path folder) throws Exception {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
