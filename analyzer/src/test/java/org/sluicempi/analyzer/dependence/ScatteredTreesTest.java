package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.source.SourceText;

/** What files that the model leaves out mean for a program. */
class ScatteredTreesTest {
    private static final String BODY = """
            public class A {
                public static int[] w = new int[1000];
                public static void run(double[] a, int n) throws MPIException {
                    for (int i = 0; i < 1000; i++) {
                        a[i] = w[i];
                    }
                    MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void nobodyElseNeedsTheName() throws IOException {
        write("one/p/A.java", "package p; import mpi.*; " + BODY);
        write("two/q/B.java", "package q; class DeltaSend { }");
        write("two/p/C.java", "package p; class C { String s = \"class DeltaSend { }\"; /* class DeltaSend */ }");

        assertThat(type()).isEqualTo("DeltaSend");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class DeltaSend { }",
                "class C { } enum /* x */ DeltaSend { }",
                "@interface DeltaSend { }",
                "record Delta\\u0053end(int x) { }",
                "abstract class DeltaSend<T> extends Object { }"
            })
    void aTypeOfThePackageInAnotherSourceFolder(String type) throws IOException {
        write("one/p/A.java", "package p; import mpi.*; " + BODY);
        write("two/p/Odd.java", "package p;\n" + type);

        assertThat(type()).isEqualTo("mpi.DeltaSend");
    }

    @Test
    void aTypeOfAnImportedPackageInAFileOfAnotherName() throws IOException {
        write("one/p/A.java", "package p; import mpi.*; import q.*; " + BODY);
        write("two/q/Odd.java", "package q; public class Odd { }\n class DeltaSend { }");

        assertThat(type()).isEqualTo("mpi.DeltaSend");
    }

    @ParameterizedTest
    @ValueSource(strings = {"q", "p"})
    void aClassThatIsCalledLikeThePackage(String packageName) throws IOException {
        write("one/p/A.java", "package p; import mpi.*; import q.*; " + BODY);
        write("two/p/Odd.java", "package p; class DeltaSend { }");
        write("two/" + packageName + "/mpi.java", "package " + packageName + "; public class mpi { }");
        write("two/q/Other.java", "package q; public class Other { }");

        FilePlan plan = plan();

        assertThat(plan.steps()).isEmpty();
        assertThat(remarks(plan)).contains("'DeltaSend' and 'mpi' both mean something else");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A.w = null",
                "(A.w) = null",
                "((p.A . w)) /* = */ = new int[3]",
                "A.\\u0077 = null",
                "x.<String>f(1, 2).w = null",
                "f(() -> A.w = null)"
            })
    void anAssignmentElsewhere(String statement) throws IOException {
        write("one/p/A.java", "package p; import mpi.*; " + BODY);
        write("one/p/Other.java", "package p; class Other { void f() { " + statement + "; } }");

        assertThat(remarks(plan())).contains("w != null");
    }

    @Test
    void noAssignmentElsewhere() throws IOException {
        write("one/p/A.java", "package p; import mpi.*; " + BODY);
        write("one/p/Other.java", "package p; class Other { void f() { int[] v = A.w; if (v == A.w) { v[1] = 2; } } }");

        assertThat(remarks(plan())).doesNotContain("w != null");
    }

    private String type() throws IOException {
        FilePlan plan = plan();
        return new PlanText(SourceText.read(folder.resolve("one/p/A.java"), StandardCharsets.UTF_8))
                .of(plan.steps()).stream()
                        .filter(step -> step.contains(" begin: "))
                        .map(step -> step.replaceAll(".* begin: (\\S+) .*", "$1"))
                        .findFirst()
                        .orElseThrow();
    }

    private static String remarks(FilePlan plan) {
        return plan.sites().toString();
    }

    private FilePlan plan() throws IOException {
        List<Path> roots = Files.exists(folder.resolve("two"))
                ? List.of(folder.resolve("one"), folder.resolve("two"))
                : List.of(folder.resolve("one"));
        SourceTree tree = new SourceTree(roots, List.of(), StandardCharsets.UTF_8, 8);
        List<FilePlan> files =
                new Analyzer(new LoopPlanner()).analyze(tree, Progress.NONE).files();
        assertThat(files).hasSize(1);
        return files.get(0);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
