package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/** What a class inherits from one that is not to be had, nobody knows in any file. */
class OpenHierarchiesTest {
    private static final String SEND = "MPI.COMM_WORLD.send(a, 1000, MPI.INT, 1, 0);";

    @TempDir
    Path folder;

    private List<String> remarks(String member) throws IOException {
        return program(member).remarks();
    }

    private ProgramFolder program(String member) throws IOException {
        return new ProgramFolder(folder)
                .with("Mid.java", "class Mid extends lost.Base { static int own; int f(long x) { return 1; } }")
                .with(
                        "Low.java",
                        "class Low extends Mid {} interface Face extends lost.Face {} class Known { int f() { return 1; } }"
                                + " class Box<T extends Low> { T v; } class Pair<T extends Object & Face> { T v; } class Free<T> { T v; }"
                                + " class Of extends Free<Low> {} class OfAll implements Comparable<Free<? super Low[]>> {}")
                .with("A.java", "import mpi.*;\nclass A {\n static int M = 3; Mid mid;\n " + member + "\n}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "void g(int[] a) throws Exception { new Mid() { void h() throws Exception { a[M] = 3; SEND } }.h(); }",
                "void g(int[] a) throws Exception { new Low() { void h() throws Exception { a[M] = 3; SEND } }.h(); }",
                "void g(int[] a) throws Exception { Face f = new Face() { public void h() { a[M] = 3; } }; SEND }",
                "void g(int[] a) throws Exception { class L extends Low { class In { int m() { return M; } } } SEND }",
                "void g(int[] a) throws Exception { a[0] = mid.f(1); SEND }",
                "void g(int[] a) throws Exception { a[0] = Mid.own; SEND }",
                "void g(int[] a) throws Exception { System.out.println(\"\" + mid); SEND }",
                "void g(int[] a, Object o) throws Exception { if (o instanceof Low) a[0] = 1; SEND }",
                "void g(int[] a, Low[] all) throws Exception { SEND }",
                "void g(int[] a) throws Exception { for (var each : lows()) a[0] = 1; SEND } static Low[] lows() { return null; }",
                "class In extends Low { void g(int[] a) throws Exception { SEND } }",
                "void g(int[] a, Box<?> box) throws Exception { System.out.println(box.v); SEND }",
                "void g(int[] a, Pair<?> box) throws Exception { System.out.println(box.v); SEND }",
                "void g(int[] a, Of of) throws Exception { System.out.println(of); SEND }",
                "void g(int[] a, OfAll of) throws Exception { System.out.println(of); SEND }",
                "void g(int[] a) throws Exception { System.out.println(lows()); SEND } static java.util.List<Low> lows() { return null; }",
                "<T extends Low> void g(int[] a, T t) throws Exception { System.out.println(t); SEND }",
                "<T extends Object & Face> void g(int[] a, T t) throws Exception { System.out.println(t); SEND }",
                "class In extends Low { class Inside { void g(int[] a) throws Exception { SEND } } }",
            })
    void whatHasToDoWithItIsNotBelieved(String member) throws IOException {
        assertThat(remarks(member.replace("SEND", SEND)))
                .filteredOn(remark -> remark.startsWith("A.java"))
                .allSatisfy(remark -> assertThat(remark).endsWith("SL011"))
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "void g(int[] a) throws Exception { a[0] = new Known().f(); SEND }",
                "void g(int[] a) throws Exception { new Known() { void h() { a[M] = 3; } }.h(); SEND } void other() { mid.f(1); }",
                "void g(int[] a) throws Exception { Runnable r = new Runnable() { public void run() { a[M] = 3; } }; SEND }",
                "void g(int[] a, Free<?> box) throws Exception { System.out.println(box.v); SEND }",
                "<T extends Comparable<T>> void g(int[] a, T t) throws Exception { System.out.println(t); SEND }",
                "void g(int[] a) throws Exception { class In {} In in = new In(); var none = (String) null; SEND }",
                "void g(int[] a) throws Exception { class L { record R(int x) {} interface F {} } L.R r = new L.R(1); L.F f = null; SEND }",
                "void g(int[] a) throws Exception { record L(int x) { record R(int y) {} } var r = new L.R(new L(1).x()); SEND }",
                "void g(int[] a) throws Exception { interface L { interface In {} } L.In[] r = null; Free<L.In> f = null; SEND }",
            })
    void allElseIs(String member) throws IOException {
        assertThat(remarks(member.replace("SEND", SEND))).containsExactly("A.java:4:" + column(member) + " SL101");
    }

    private static int column(String member) {
        return member.indexOf("SEND") + 2;
    }

    @Test
    void theMissingOneIsNamed() throws IOException {
        Remark remark = program("void g(int[] a) throws Exception { a[0] = mid.f(1); " + SEND + " }")
                .analyze()
                .everyRemark()
                .get(0);

        assertThat(remark.message())
                .startsWith("the method does not compile: 4:")
                .endsWith("lost.Base, which Mid depends on, cannot be resolved");
    }

    /** A call may find code of such a class without naming it. */
    @Test
    void itsOwnCodeIsNotBelievedEither() throws IOException {
        for (String above : List.of("", "implements lost.Face")) {
            ProgramFolder program = new ProgramFolder(folder.resolve("x" + above.length()))
                    .with("Shape.java", "abstract class Shape { abstract int of(int x); }")
                    .with("Round.java", "class Round extends Shape " + above + " { int of(int x) { return x; } }")
                    .with("A.java", """
                            import mpi.*;
                            class A {
                                static Shape made() { return new Round(); }
                                static void g(Comm comm, Shape shape) throws MPIException {
                                    int[] a = new int[1000];
                                    for (int i = 0; i < 1000; i++) a[i] = shape.of(i);
                                    comm.send(a, 1000, MPI.INT, 1, 0);
                                }
                            }
                            """)
                    .wholeProgram();

            List<Rule> rules = new Analyzer()
                    .analyze(program.tree(), Progress.NONE).files().stream()
                            .flatMap(file -> file.sites().stream())
                            .map(site -> site.remarks().get(0).rule())
                            .toList();

            assertThat(rules).as(above).containsExactly(above.isEmpty() ? Rule.SL001 : Rule.SL114);
        }
    }

    /** The compiler does not complain of a class file that lacks another one. */
    @Test
    void aClassOfALibraryMayLackOneToo() throws IOException, URISyntaxException {
        String main = """
                import mpi.*;
                class Main {
                    static Half half;
                    static void g(double[] a) throws MPIException {
                        for (int i = 0; i < 1000; i++) { a[i] = i; }
                        boolean none = half == null;
                        MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 0);
                    }
                }
                """;
        CompiledLibraries libraries = new CompiledLibraries(folder);
        Path classes = libraries.compiled("class Half extends Gone { } class Gone { }");

        assertThat(libraries.rulesOf(main, classes)).containsExactly("SL001");
        Files.delete(classes.resolve("Gone.class"));
        assertThat(libraries.rulesOf(main, classes)).containsExactly("SL011");
    }

    /** Whoever looks into it finds out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Half implements Gone { interface In { } } interface Gone { }",
                "class Half<T extends Gone> { class In { } } interface Gone { }"
            })
    void noClassOfALibraryIsAFault(String library) throws IOException, URISyntaxException {
        String main = """
                import mpi.*;
                class Main {
                    static Half.In in;
                    static void g(double[] a) throws MPIException {
                        for (int i = 0; i < 1000; i++) { a[i] = in == null ? i : 0; }
                        MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 0);
                    }
                }
                """;
        CompiledLibraries libraries = new CompiledLibraries(folder);
        Path classes = libraries.compiled(library);
        Files.delete(classes.resolve("Gone.class"));

        assertThat(libraries.rulesOf(main, classes)).containsExactly("SL011");
    }
}
