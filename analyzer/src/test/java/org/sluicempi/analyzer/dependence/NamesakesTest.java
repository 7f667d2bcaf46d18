package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.rule.Rule;

/** A called method keeps its parameters where calls of another method of its name might come to mean it. */
class NamesakesTest {
    private static final String OTHER = "class B { static void fill(double[] x, int n, Object o) { x[0] = n; } }";

    @TempDir
    Path parent;

    private Path folder = Path.of("");

    @Test
    void aNameThatOthersUseForThemselves() throws IOException {
        assertThat(rule("class P", "", OTHER, "class Q { static void more(double[] x) { B.fill(x, 1, null); } }"))
                .isEqualTo(Rule.SL001);
        assertThat(rule(
                        "class P",
                        "",
                        OTHER,
                        "class Q extends B { static void more(double[] x) { fill(x, 1, null); new Object() {"
                                + " void go() { fill(x, 2, null); } }.go(); } }"))
                .as("a method of the class that the call stands in")
                .isEqualTo(Rule.SL001);
    }

    @Test
    void aNameThatTheClassInherits() throws IOException {
        String call = "class Q { static void more(double[] x) { P.fill(x, 1, null); } }";

        assertThat(rule("class P extends B", "", OTHER, call)).isEqualTo(Rule.SL101);
        assertThat(rule("class P extends M", "", OTHER, call, "class M extends B { }"))
                .isEqualTo(Rule.SL101);
        assertThat(rule("class P extends B", "private", OTHER, "class Q { }"))
                .as("it could come to hide the other one")
                .isEqualTo(Rule.SL101);
    }

    @Test
    void aNameThatTheLibraryHas() throws IOException {
        assertThat(rule("abstract class P extends java.util.AbstractList<String>", "", OTHER))
                .isEqualTo(Rule.SL001);
        assertThat(rule("abstract class P extends java.awt.Graphics2D", "", OTHER))
                .as("has a method 'fill'")
                .isEqualTo(Rule.SL101);
    }

    @Test
    void aNameThatIsAddedBelow() throws IOException {
        assertThat(rule(
                        "class P",
                        "",
                        OTHER,
                        "class Q extends P { static void fill(double[] x, int n, Object o) { } }"))
                .isEqualTo(Rule.SL101);
        assertThat(rule(
                        "class P",
                        "",
                        OTHER,
                        "interface I { default void fill(double[] x, int n, Object o) { } }",
                        "class Q extends P implements I { }"))
                .isEqualTo(Rule.SL101);
    }

    @Test
    void aNameThatIsImported() throws IOException {
        assertThat(rule(
                        "class P",
                        "",
                        OTHER,
                        "import static p.P.fill; import static p.B.fill;\n"
                                + "class Q { static void more(double[] x) { fill(x, 1, null); } }"))
                .isEqualTo(Rule.SL101);
    }

    @Test
    void aNameThatTheClassHasTwice() throws IOException {
        assertThat(rule("class O { static void fill(double[] x, int n, Object o) { } }\nclass P", "", OTHER))
                .as("another class of the file calls nothing, but names it")
                .isEqualTo(Rule.SL101);
    }

    @Test
    void callsInOtherFiles() throws IOException {
        assertThat(rule("class P", "", OTHER, "class Q { static void more(double[] x) { P.fill(x, 1); } }"))
                .isEqualTo(Rule.SL101);
    }

    @Test
    void callsInATest() throws IOException {
        String test = "class PTest { void fills() { P.fill(new double[3], 3); } }";

        folder = parent.resolve("tests/src/main/java");
        write("../../test/java/p/PTest.java", "package p; " + test);
        assertThat(ruleInFolder("class P", "")).isEqualTo(Rule.SL101);
        assertThat(ruleInFolder("class P", "private")).isEqualTo(Rule.SL001);
    }

    /** What is said of the send behind {@code fill(a, 1000)}. */
    private Rule rule(String head, String modifier, String... others) throws IOException {
        folder = Files.createTempDirectory(parent, "tree");
        for (int i = 0; i < others.length; i++) {
            write("p/Other" + i + ".java", "package p; import mpi.*; " + others[i]);
        }
        return ruleInFolder(head, modifier);
    }

    private Rule ruleInFolder(String head, String modifier) throws IOException {
        write("p/P.java", """
                package p;
                import mpi.*;
                %s {
                    %s static void fill(double[] x, int n) {
                        for (int i = 0; i < n; i++) {
                            x[i] = i;
                        }
                    }
                    static void run() throws MPIException {
                        double[] a = new double[1000];
                        fill(a, 1000);
                        MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 0);
                    }
                }
                """.formatted(head, modifier));
        SourceTree tree = new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, 17);
        return new Analyzer().analyze(tree, Progress.NONE).everyRemark().get(0).rule();
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name).normalize();
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
