package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;

class TreeScannerTest {
    private static final String USER = "import mpi.*; class %s { Comm c; }";

    @TempDir
    Path folder;

    @Test
    void hitsAreTheFilesThatUseThePackage() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Single.java", "import mpi.MPI; class Single {}")
                .with("Static.java", "import static mpi.MPI.*; class Static {}")
                .with("Qualified.java", "class Qualified { mpi . Comm c; }")
                .with("Between.java", "import mpi/* a *//* b */ // c\n  .  // d\n * ; class Between { Comm c; }")
                .with("Comment.java", "/** Like mpi.Comm. */ class Comment { String s = \"mpi.Comm\"; }")
                .with("Other.java", "import org.mpi.Comm; import simpi.X; class Other { int mpi; }")
                .with("module-info.java", "module m { exports mpi.tools; }")
                .with("mpi/Comm.java", "package mpi; class Comm { mpi.Comm other; }");

        assertThat(names(scan(program.tree())))
                .containsExactly("Between.java", "Qualified.java", "Single.java", "Static.java");
    }

    @Test
    void skipsHiddenAndOutputFoldersAndSurvivesLoopsOfLinks() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("src/A.java", USER.formatted("A"))
                .with("pom.xml", "<project/>")
                .with("target/B.java", USER.formatted("B"))
                .with("sub/build.gradle.kts", "")
                .with("sub/build/C.java", USER.formatted("C"))
                .with(".git/D.java", USER.formatted("D"));
        Files.createSymbolicLink(folder.resolve("src/loop"), folder);
        Files.createSymbolicLink(folder.resolve("twin"), folder.resolve("src"));

        Scan scan = scan(program.tree());

        assertThat(names(scan)).containsExactly("A.java");
        assertThat(scan.files()).hasSize(1);
        assertThat(scan.remarks()).isEmpty();
    }

    /** Who reads a file that the model's compiler does not knows more than the model will. */
    @Test
    void aFileThatTheCompilerDoesNotReadIsNotRead() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("A.java", USER.formatted("A").replace("; class", ";; class"))
                .with("B.java", "@Deprecated package p;; " + USER.formatted("B"));

        Scan scan = scan(program.tree());

        assertThat(names(scan)).containsExactly("A.java");
        assertThat(scan.remarks()).singleElement().asString().contains("B.java", "SL011");
    }

    @Test
    void packagesMayBeCalledAsOutputFoldersAre() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("pom.xml", "<project/>")
                .with("src/main/java/app/target/A.java", USER.formatted("A"))
                .with("src/main/java/app/build/B.java", "package app.build; class B {}");

        Scan scan = scan(program.tree());

        assertThat(names(scan)).containsExactly("A.java");
        assertThat(scan.files()).hasSize(2);
    }

    @Test
    void aFileOfItsOwnIsARootToo() throws IOException {
        ProgramFolder program =
                new ProgramFolder(folder).with("A.java", USER.formatted("A")).with("B.java", USER.formatted("B"));
        SourceTree tree = new SourceTree(
                List.of(program.path("B.java"), program.path("B.java")), List.of(), StandardCharsets.UTF_8, 17);

        Scan scan = scan(tree);

        assertThat(names(scan)).containsExactly("B.java");
        assertThat(scan.hits().get(0).file().root()).isEqualTo(folder.toAbsolutePath());
    }

    @Test
    void bytesOutsideOfTheEncodingAreRemarkedOnlyWhereMpiIsMentioned() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .encoding(StandardCharsets.ISO_8859_1)
                .with("Latin.java", "import mpi.*; /* \u00fc */ class Latin {}")
                .with("Unrelated.java", "/* \u00fc compiles */ class Unrelated {}")
                .encoding(StandardCharsets.UTF_8);

        Scan scan = scan(program.tree());

        assertThat(scan.hits()).isEmpty();
        assertThat(scan.remarks())
                .singleElement()
                .satisfies(remark -> assertThat(remark.toString())
                        .endsWith("Latin.java: analysis SL011: byte 0xFC at offset 17 is not valid UTF-8;"
                                + " to allow it, name the file's encoding"));
    }

    @Test
    void readsWideEncodingsToo() throws IOException {
        for (var encoding : List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE)) {
            ProgramFolder program = new ProgramFolder(folder.resolve(encoding.name()))
                    .encoding(encoding)
                    .with("A.java", USER.formatted("A"));

            assertThat(names(scan(program.tree()))).as(encoding.name()).containsExactly("A.java");
        }
    }

    @Test
    void theLanguageLevelDecidesWhatIsSyntax() throws IOException {
        ProgramFolder program = new ProgramFolder(folder).with("R.java", "import mpi.*;\nrecord R(Comm c) {}\n");

        assertThat(names(scan(program.tree()))).containsExactly("R.java");
        assertThat(scan(program.release(11).tree()).remarks())
                .singleElement()
                .satisfies(
                        remark -> assertThat(remark.message()).isEqualTo("this is Java 16, and it is read as Java 11"));
        assertThatThrownBy(() -> scan(program.release(99).tree()))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("release 99: not a Java language level from 5 to ");
    }

    @Test
    void programsAreKeptApartWhereTheyDeclareTheSameType() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("one/Main.java", "import mpi.*; class Main { Helper h; Part p; }")
                .with("one/Helper.java", "class Helper { } class Part { Deep d; }")
                .with("one/Deep.java", "class Deep { }")
                .with("two/Main.java", "import mpi.*; class Main { Helper h; Comm c; }")
                .with("two/Helper.java", "class Helper { }")
                .with("three/Unused.java", "class Unused { }")
                .with("mpi/Comm.java", "package mpi; public class Comm { }");
        TreeScanner scanner = new TreeScanner(program.tree(), Set.of("mpi"));
        Scan scan = scanner.scan(program.tree(), Progress.NONE);
        SourceIndex index = new SourceIndex(scanner, scan, type -> false);

        Stream<List<String>> programs = scan.hits().stream()
                .map(hit -> new Program(hit, index)
                        .units().stream()
                                .map(unit ->
                                        folder.relativize(unit.file().path()).toString())
                                .sorted()
                                .toList());

        assertThat(programs)
                .containsExactly(
                        List.of("one/Deep.java", "one/Helper.java", "one/Main.java"),
                        List.of("two/Helper.java", "two/Main.java"));
        assertThat(new Program(scan.hits().get(0), index)
                        .fits(new Program(scan.hits().get(1), index)))
                .isFalse();
    }

    private static Scan scan(SourceTree tree) {
        return new TreeScanner(tree, Set.of("mpi")).scan(tree, Progress.NONE);
    }

    private static List<String> names(Scan scan) {
        return scan.hits().stream()
                .map(hit -> hit.file().path().getFileName().toString())
                .toList();
    }
}
