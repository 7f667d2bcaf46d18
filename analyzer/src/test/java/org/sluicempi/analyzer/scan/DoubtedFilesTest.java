package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;

/** Of which files beside a tree words tell nothing, and of which words. */
class DoubtedFilesTest {
    private static final String HALO = "package p; import mpi.*; class Halo { double[] a; void push() {} }";

    @TempDir
    Path project;

    private void write(String file, String text) throws IOException {
        write(file, text, StandardCharsets.UTF_8);
    }

    private void write(String file, String text, Charset encoding) throws IOException {
        Path path = project.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text, encoding);
    }

    /** All files of the tree are in the model. */
    private Elsewhere around(String root) {
        SourceTree tree = new SourceTree(List.of(project.resolve(root)), List.of(), StandardCharsets.UTF_8, 17);
        TreeScanner scanner = new TreeScanner(tree, Set.of("mpi"));
        List<SourceFile> files = scanner.scan(tree, Progress.NONE).files();
        return new ReadTree(tree.roots(), files, scanner, type -> false).outside(Set.copyOf(files));
    }

    @ParameterizedTest
    @ValueSource(strings = {"T.aj", "T.clj", "T.cljc", "T.groovy", "T.kt", "T.kts", "T.sc", "T.scala", "T.xtend"})
    void whatOtherLanguagesDoNobodyKnows(String file) throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        assertThat(around("src/main/java").isDoubted()).isFalse();
        write("src/test/other/q/" + file, "class Other");
        assertThat(around("src/main/java").isDoubted()).isFalse();
        write("src/test/other/p/" + file, "package p\n val h = Halo()");
        Elsewhere elsewhere = around("src/main/java");
        assertThat(elsewhere.isDoubted()).isTrue();
        assertThat(elsewhere.mayExtend("Halo")).isTrue();
        assertThat(elsewhere.mentions("Timer")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            watch.kt      | package p; fun go() {}                    | WatchKt.go();
            other.kt      | @file:JvmName("Watch"); package p         | Watch.go();
            watch.clj     | (ns app.watch (:gen-class))               | app.watch.go();
            more.clj      | (ns app (:gen-class :name app.Watch))     | Watch.go();
            rec.clj       | (defrecord Watch [a])                     | new Watch(1);
            quoted.kt     | package p; class `Watch` {}               | new Watch();
            """)
    void otherLanguagesNameTheirClassesInOtherWays(String file, String text, String use) throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", "package p; import mpi.*; class Halo { { " + use + " } }");
        write("src/main/other/" + file, text.replace("; ", "\n"));
        assertThat(around("src/main/java").isDoubted()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            import org.junit.jupiter.api.Test;           | no
            import static org.assertj.core.api.Assertions.*; | no
            import java.util.*; import java.util.concurrent.atomic.AtomicInteger; | no
            import static java.lang.Math.*;              | no
            import p.other.Thing;                        | doubted
            import q.Thing;                              | no
            import q.*;                                  | no
            import static q.Thing.*;                     | no
            import mpi.*;                                | no
            import org.mockito.Mockito;                  | doubted
            import static org.mockito.Mockito.*;         | doubted
            import org.junit.jupiter.api.parallel.Execution; | doubted
            import org.junit.experimental.ParallelComputer;          | doubted
            import java.util.concurrent.CountedCompleter; | doubted
            import jdk.jfr.consumer.RecordingStream;     | doubted
            import sun.misc.Signal;                      | doubted
            class U { Object o = com.lib.Work.now(); }   | doubted
            class U { int n = this.own.other.N; }        | no
            class U { int n = java.lang.Math.PI; }       | no
            """)
    void whatALibraryDoesWithClassesNobodyKnows(String use, String doubted) throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("src/main/java/q/Thing.java", "package q; class Thing { }");
        String imports = use.startsWith("import") ? use : "";
        write(
                "src/test/java/r/T.java",
                "package r; " + imports + " class T { p.Halo h; } " + use.substring(imports.length()));
        assertThat(around("src/main/java").isDoubted() ? "doubted" : "no").isEqualTo(doubted);
    }

    @Test
    void aThreadThatOnlyWaitsIsNone() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        String test =
                "package p; /** Thread-safe. */ class T { Halo h; String s = \"Thread\"; { Thread.sleep(1); %s } }";
        write("src/test/java/p/T.java", test.formatted("Thread.currentThread();"));
        assertThat(around("src/main/java").names("Thread")).isFalse();
        assertThat(around("src/main/java").mentions("Thread")).isTrue();
        for (String begun : List.of("new Thread(r);", "Thread.startVirtualThread(r);", "new java.lang.Thread();")) {
            write("src/test/java/p/T.java", test.formatted(begun));
            assertThat(around("src/main/java").names("Thread")).isTrue();
        }
    }
}
