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
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;

/** What is seen of files that are compiled with a tree and not read as a part of it. */
class CompanionsTest {
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

    @Test
    void heirsAssignmentsThreadsAndCallsInTestsAreSeen() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        assertThat(around("src/main/java").isEmpty()).isTrue();

        write("src/test/java/p/HaloTest.java", """
                package p;
                class HaloTest { { new Halo() { void push() { new Thread(); } }.a = null; } }
                """);
        Elsewhere elsewhere = around("src/main/java");
        assertThat(elsewhere.isEmpty()).isFalse();
        assertThat(elsewhere.mayExtend("Halo")).isTrue();
        assertThat(elsewhere.extended()).containsExactly("Halo");
        assertThat(elsewhere.mayAssign("a")).isTrue();
        assertThat(elsewhere.mentions("Thread")).isTrue();
        assertThat(elsewhere.mentions("push")).isTrue();
        assertThat(elsewhere.mayDeclare("p.HaloTest")).isTrue();

        assertThat(elsewhere.mayExtend("Thread")).isFalse();
        assertThat(elsewhere.mayAssign("b")).isFalse();
        assertThat(elsewhere.mentions("Timer")).isFalse();
        assertThat(elsewhere.mentions("pull")).isFalse();
    }

    @Test
    void testsThatHaveNothingToDoWithTheModelAreNot() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("src/test/java/q/OtherTest.java", """
                package q;
                import org.junit.jupiter.api.Test;
                // a Halo is tested by hand
                class OtherTest { @Test void other() { push(new Thread(() -> a = 1)).getMethod("p.Halo"); } }
                """);
        write("src/test/java/p/NextTest.java", "package p; class NextTest { void push() { new Thread(); } }");
        write("src/test/java/p/UsesNextTest.java", "package p; class UsesNextTest extends NextTest {}");
        Elsewhere elsewhere = around("src/main/java");
        assertThat(elsewhere.isEmpty()).isTrue();
        assertThat(List.of("Thread", "push", "getMethod", "Test")).noneMatch(elsewhere::mentions);
        assertThat(elsewhere.mayDeclare("p.NextTest"))
                .as("a name is taken all the same")
                .isTrue();
    }

    /** Some program may start in any file that leads to the model, and run all that this one leads to. */
    @Test
    void whatIsNamedByWayOfOthersBelongsToOneProgram() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("src/test/java/p/HaloTest.java", "package p; class HaloTest { Halo make() { return null; } Tool t; }");
        write("src/test/java/p/Tool.java", "package p; class Tool { int downwards; }");
        write(
                "src/test/java/q/Start.java",
                "package q; class Start { { new p.HaloTest().make().push(); int upwards; } }");
        write("src/test/java/q/Away.java", "package q; class Away { p.Tool apart; }");
        Elsewhere elsewhere = around("src/main/java");
        assertThat(List.of("downwards", "upwards")).allMatch(elsewhere::mentions);
        assertThat(elsewhere.mentions("apart")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            pom.xml,               src/main/java,         src/test/java/q/T.java,                          true
            pom.xml,               src/main/java,         src/main/kotlin/q/T.kt,                          true
            pom.xml,               src/main/java,         target/generated-sources/a/q/T.java,             true
            pom.xml,               src/main/java,         target/generated-test-sources/a/q/T.java,        true
            pom.xml,               src/main/java,         target/generated-sources/sluice/q/T.java,        false
            pom.xml,               src/main/java,         target/delombok/q/T.java,                        true
            pom.xml,               src/main/java,         target/classes/q/T.java,                         false
            pom.xml,               src/main/java,         .apt_generated/q/T.java,                         true
            pom.xml,               src/main/java,         src/test/resources/q/T.java,                     false
            pom.xml,               src/main/java,         .hidden/q/T.java,                                false
            pom.xml,               src/main/java,         node_modules/q/T.java,                           false
            pom.xml,               src/main/java,         anything/q/T.java,                               true
            pom.xml,               src/main/java/p,       src/test/java/q/T.java,                          true
            pom.xml,               .,                     target/generated-sources/a/q/T.java,             true
            pom.xml,               .,                     tools/T.groovy,                                  true
            pom.xml,               src/main/java/p/Halo.java, src/main/java/q/T.java,                      true
            build.gradle.kts,      src/main/java,         build/generated/sources/x/q/T.java,              true
            build.gradle,          src/main/java,         build/tmp/q/T.java,                              false
            build.xml,             src,                   test/q/T.java,                                   true
            build.sbt,             src/main/java,         src/test/scala/q/T.scala,                        true
            none,                  src/main/java,         src/test/java/q/T.java,                          true
            none,                  src/main/java,         src/jmh/java/q/T.java,                           true
            none,                  src/main/java,         src/main/java-gen/q/T.java,                      true
            none,                  src/main/java,         target/generated-sources/annotations/q/T.java,   true
            none,                  src/main/java,         build/generated/sources/x/java/main/q/T.java,    true
            none,                  src/main/java,         src/main/java/q/T.kt,                            true
            none,                  src/main/java,         other/src/main/java/q/T.java,                    false
            none,                  src/java,              src/test/q/T.java,                               true
            none,                  src/java,              test/unit/q/T.java,                              true
            none,                  java,                  test/q/T.java,                                   true
            none,                  source,                tests/q/T.java,                                  true
            none,                  src,                   src-gen/q/T.java,                                true
            none,                  src,                   testsrc/q/T.java,                                true
            none,                  src,                   notes/q/T.java,                                  false
            none,                  src,                   unittests/q/T.java,                              true
            none,                  src,                   examples/q/T.java,                               true
            none,                  java,                  javatests/q/T.java,                              true
            none,                  src/p,                 src/q/T.java,                                    true
            none,                  src/p,                 src/resources/q/T.java,                          true
            none,                  src/main/java/p/Halo.java, src/main/java/p/T.java,                      true
            none,                  src/main/java/p/Halo.java, src/main/java/q/T.java,                      true
            none,                  p/Halo.java,           q/T.java,                                        true
            none,                  p/Halo.java,           p/T.java,                                        true
            pom.xml,               src/test/resources/x,  src/test/java/q/T.java,                          false
            pom.xml,               src/main/corpus/x,     src/test/java/q/T.java,                          false
            pom.xml,               src/main/corpus/x,     src/main/corpus/q/T.java,                        false
            """)
    void filesThatAreCompiledTogether(String build, String root, String other, boolean seen) throws IOException {
        write(build, "");
        write(root.equals(".") ? "src/main/java/p/Halo.java" : root.endsWith("Halo.java") ? root : halo(root), HALO);
        assertThat(around(root).isEmpty()).isTrue();
        write(other, "package q; class T { p.Halo h; }");
        assertThat(around(root).mentions("h")).isEqualTo(seen);
    }

    private static String halo(String root) {
        return root + (root.endsWith("/p") ? "" : "/p") + "/Halo.java";
    }

    @Test
    void aFileInTheUnnamedPackageIsCompiledWithItsFolderAlone() throws IOException {
        write("Halo.java", "import mpi.*; class Halo {}");
        write("deep/Deep.java", "class Deep { Halo deep; }");
        assertThat(around("Halo.java").isEmpty()).isTrue();
        write("Run.java", "class Run extends Halo {}");
        Elsewhere elsewhere = around("Halo.java");
        assertThat(elsewhere.mayExtend("Halo")).isTrue();
        assertThat(elsewhere.mentions("deep")).isFalse();
    }

    @Test
    void modulesOfOneBuildAreOneProjectWithinTheirRepository() throws IOException {
        write("pom.xml", "");
        write("all/pom.xml", "");
        write("all/.git/HEAD", "");
        write("all/lib/pom.xml", "");
        write("all/lib/src/main/java/p/Halo.java", HALO);
        write("all/more/app/pom.xml", "");
        write("all/more/app/src/main/java/q/Run.java", "package q; class Run { p.Halo inside; }");
        write("away/src/main/java/q/Away.java", "package q; class Away { p.Halo outside; }");
        Elsewhere elsewhere = around("all/lib/src/main/java");
        assertThat(elsewhere.mentions("inside")).isTrue();
        assertThat(elsewhere.mentions("outside")).isFalse();
    }

    @Test
    void anotherVersionOfAFileAndTheApiAreNoParts() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("old/p/Halo.java", "package p; class Halo { Halo old; }");
        write("api/mpi/Comm.java", "package mpi; class Comm { p.Halo api; }");
        assertThat(around("src/main/java").mentions("api")).isTrue();
        write("api/mpi/MPI.java", "package mpi; class MPI {}");
        assertThat(around("src/main/java").isEmpty()).isTrue();
    }

    @Test
    void aFileOfTheSameNameMayDeclareOthers() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("src/test/java/p/Halo.java", "package p; class HaloTest extends Halo {}");
        assertThat(around("src/main/java").mayExtend("Halo")).isTrue();
    }

    @Test
    void anEscapedNameIsAName() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("src/test/java/p/T.java", "package p; class T { Halo h; int total; int \\u0063oded; }");
        Elsewhere elsewhere = around("src/main/java");
        assertThat(List.of("getTotal", "invoke")).noneMatch(elsewhere::mentions);
        assertThat(elsewhere.mentions("coded")).isTrue();
    }

    @Test
    void aFunctionOfAnotherLanguageHasNoTypeToName() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("src/test/kotlin/p/Make.kt", "package p\n fun make() = Halo()");
        write("src/test/kotlin/q/Use.kt", "package q\n fun use() { p.make().push() }");
        assertThat(around("src/main/java").mentions("use")).isTrue();
    }

    @Test
    void aNameInAStringCountsWhereClassesAreFoundByName() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("src/test/java/q/T.java", "package q; class T { Object o = Class.forName(\"p.Halo\"); }");
        assertThat(around("src/main/java").mentions("forName")).isTrue();
    }

    @Test
    void aNestedClassIsNamedWithTheOuterOne() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", "package p; import mpi.*; class Halo { static class Cell {} }");
        String test = "src/test/java/p/T.java";
        write(test, "package p; class T { class Cell {} Cell first; }");
        assertThat(around("src/main/java").mentions("first")).isFalse();
        write(test, "package p; class T { Halo.Cell first; }");
        assertThat(around("src/main/java").mentions("first")).isTrue();
        write(test, "package p; class T { Object first = Class.forName(\"p.Halo$Cell\"); }");
        assertThat(around("src/main/java").mentions("first")).isTrue();
        write(test, "package p; class T { Cell first; }");
        write("src/main/java/p/Halo.java", "package p; import mpi.*; class Halo { static class Cell {} } } }");
        assertThat(around("src/main/java").mentions("first"))
                .as("braces that do not match")
                .isTrue();
    }

    @Test
    void whatCannotBeReadMayHoldEverything() throws IOException {
        write("pom.xml", "");
        write("src/main/java/p/Halo.java", HALO);
        write("src/test/java/p/T.java", "package p; class T { Halo h; }", StandardCharsets.UTF_16LE);
        write("src/test/java/q/U.java", "package q; class U {}", StandardCharsets.UTF_16LE);
        assertThat(around("src/main/java").mentions("anything")).isTrue();
        write("src/test/java/p/T.java", "package p; class T {}", StandardCharsets.UTF_16LE);
        assertThat(around("src/main/java").mentions("anything")).isFalse();
    }
}
