package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.SourceFile;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.visitor.filter.TypeFilter;

/** Which classes of a tree belong to one another, and whether they have to do with files that nobody has looked into. */
class IslandsTest {
    @TempDir
    Path folder;

    /** All types of a tree, and the islands that they make. */
    private record Tree(List<CtType<?>> types, Islands islands) {
        CtType<?> type(String name) {
            return types.stream()
                    .filter(type -> type.getSimpleName().equals(name))
                    .findFirst()
                    .orElseThrow();
        }

        Island around(String name) {
            return islands.around(type(name));
        }

        String names(CtElement place) {
            return islands.around(place).types().stream()
                    .map(CtType::getSimpleName)
                    .sorted()
                    .collect(Collectors.joining(" "));
        }

        String names(String name) {
            return names(type(name));
        }
    }

    /** @param classes one for each file */
    private Tree tree(Elsewhere elsewhere, String... classes) throws IOException {
        ProgramFolder program = new ProgramFolder(Files.createTempDirectory(folder, "tree"));
        for (String text : classes) {
            String name = text.split(" ")[1];
            program.with(name + ".java", "import mpi.*; " + text.replaceFirst("\\{", "{ Comm comm; "));
        }
        List<CtType<?>> types = new ArrayList<>();
        ModelledFiles.of(program.tree())
                .forEach(file -> file.types()
                        .forEach(top -> top.getElements(new TypeFilter<CtType<?>>(CtType.class))
                                .forEach(types::add)));
        return new Tree(types, new Islands(types, elsewhere));
    }

    private Tree tree(String... classes) throws IOException {
        return tree(Elsewhere.nowhere(), classes);
    }

    private Elsewhere elsewhere(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("Elsewhere.java"), text);
        return new Elsewhere(List.of(new SourceFile(file, file, folder)), StandardCharsets.UTF_8);
    }

    @Test
    void whatTheJdkFindsByItselfIsEverywhere() throws IOException {
        Tree tree = tree(
                "class A { B b; }",
                "class B { }",
                "class C { }",
                "class H extends java.util.logging.Handler { D d; }",
                "class D { }");

        assertThat(tree.names("A")).isEqualTo("A B D H");
        assertThat(tree.names("C")).isEqualTo("C D H");
        assertThat(tree.names("D")).isEqualTo("A B C D H");
        assertThat(tree.names("H")).isEqualTo("A B C D H");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            extends java.util.logging.Formatter                            | A F
            extends java.nio.charset.spi.CharsetProvider                   | A F
            extends java.net.URLStreamHandler                              | A F
            extends java.util.spi.CurrencyNameProvider                     | A F
            extends java.lang.ClassLoader                                  | A F
            extends java.lang.System.LoggerFinder                          | A F
            extends java.util.ListResourceBundle                           | A F
            extends javax.swing.LookAndFeel                                | A F
            implements java.nio.file.PathMatcher                           | A F
            implements java.util.concurrent.ForkJoinPool.ForkJoinWorkerThreadFactory | A F
            extends java.lang.Exception                                    | A
            extends java.lang.Thread                                       | A
            extends java.util.ArrayList                                    | A
            implements java.util.Comparator                                | A
            implements java.io.Serializable                                | A
            extends javax.swing.JPanel                                     | A
            implements java.util.concurrent.Callable                       | A
            extends other.Library                                          | A
            """)
    void whatTheJdkLooksFor(String derived, String island) throws IOException {
        assertThat(tree("class A { }", "class F " + derived + " { }").names("A"))
                .isEqualTo(island);
        assertThat(tree("class A { }", "class F { static class Inner " + derived + " { } }")
                        .names("A"))
                .isEqualTo(island);
    }

    @Test
    void whoNamesAClassAndWhomItNames() throws IOException {
        Tree tree = tree("class A { B b; }", "class B { }", "class C { }");

        assertThat(tree.names("A")).isEqualTo("A B");
        assertThat(tree.names("B")).isEqualTo("A B");
        assertThat(tree.names("C")).isEqualTo("C");
        assertThat(tree.around("A")).isSameAs(tree.around("B")).isNotSameAs(tree.around("C"));
    }

    @Test
    void byWayOfOthersAndInCircles() throws IOException {
        Tree tree = tree("class A { B b; }", "class B { C c; }", "class C { A a; }", "class D { C c; }", "class E { }");

        for (String name : List.of("A", "B", "C", "D")) {
            assertThat(tree.names(name)).isEqualTo("A B C D");
        }
        assertThat(tree.names("E")).isEqualTo("E");
    }

    @Test
    void nestedClassesBelongToThoseAround() throws IOException {
        Tree tree = tree(
                "class A { B.Inner.Deep deep; }",
                "class B { static class Inner { static class Deep { void m() { class Local { } } } } }",
                "class C { D$E e; }",
                "class D { }",
                "class D$E { }");

        for (String name : List.of("A", "B", "Inner", "Deep", "1Local")) {
            assertThat(tree.names(name)).isEqualTo("A B");
            assertThat(tree.around("A").holds(tree.type(name))).isTrue();
            assertThat(tree.around("C").holds(tree.type(name))).isFalse();
        }
        CtMethod<?> method = tree.type("Deep").getMethodsByName("m").get(0);
        assertThat(tree.names(method)).isEqualTo("A B");
        assertThat(tree.names("C")).isEqualTo("C D$E");
    }

    @Test
    void whatIsCalledThere() throws IOException {
        Tree tree = tree(
                "class A { B b; }",
                "class B { int m() throws Exception { return comm.getRank(); } }",
                "class C { Object o() { java.util.concurrent.Callable<?> c = comm::getSize; return c; } }");

        assertThat(tree.around("A").speaksOf("getRank")).isTrue();
        assertThat(tree.around("A").speaksOf("getSize")).isFalse();
        assertThat(tree.around("C").speaksOf("getRank")).isFalse();
        assertThat(tree.around("C").speaksOf("getSize")).as("by reference").isTrue();
    }

    @Test
    void filesThatAreNotInTheModelNameAClass() throws IOException {
        Tree tree = tree(elsewhere("class Other { B b; }"), "class A { B b; }", "class B { }", "class C { }");

        assertThat(tree.around("A").reachesOut()).isTrue();
        assertThat(tree.around("B").reachesOut()).isTrue();
        assertThat(tree.around("C").reachesOut()).isFalse();
    }

    @Test
    void filesThatAreNotInTheModelDeclareWhatAClassNames() throws IOException {
        Tree tree = tree(
                elsewhere("class Helper { static class Inner { } }"),
                "class A { B b; }",
                "class B { Helper h; }",
                "class C { Missing m; String s; C c; }",
                "class D { Helper.Inner i; }");

        assertThat(tree.around("A").reachesOut()).isTrue();
        assertThat(tree.around("B").reachesOut()).isTrue();
        assertThat(tree.around("C").reachesOut()).isFalse();
        assertThat(tree.around("D").reachesOut()).isTrue();
    }

    @Test
    void whatIsDeclaredMayBeTheClassAroundOrThePackageUnknown() throws IOException {
        Tree tree = tree(
                elsewhere("package q; class Helper { } class Far { static class Near { } }"),
                "class A { q.Helper h; }",
                "class B { q.Helper.Inner.Deep d; }",
                "class C { q.Helpers h; }",
                "class D { q.Help h; }",
                "class E { q.Helper$Inner i; }",
                "class F { q.other.Missing m; }",
                "class G { q.Far.Near n; }");

        for (String name : List.of("A", "B", "E", "G")) {
            assertThat(tree.around(name).reachesOut()).as(name).isTrue();
        }
        for (String name : List.of("C", "D", "F")) {
            assertThat(tree.around(name).reachesOut()).as(name).isFalse();
        }
    }

    @Test
    void aClassOfTheModelIsMeantWhereAnotherHasItsName() throws IOException {
        Tree tree = tree(elsewhere("class Far { static class String { } }"), "class A { B b; }", "class B { }");

        assertThat(tree.around("A").reachesOut()).isFalse();
    }
}
