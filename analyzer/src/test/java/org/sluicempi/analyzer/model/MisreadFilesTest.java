package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.SiteLister;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;

/** What other files say by a name that was taken for something else. */
class MisreadFilesTest {
    private static final String PROGRAM = """
            package p; import mpi.*;
            class A {
             static Third third = new Third();
             static void f(double[] a) throws Exception { a[0] = %s; MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 0); }
            }
            """;

    @TempDir
    Path folder;

    /** One of the file that uses what the others declare. */
    private String rule(ProgramFolder program, String value) throws IOException {
        List<String> remarks = program.with("p/Third.java", "package p; class Third { Other other; Fine fine; }")
                .with("p/Fine.java", "package p; class Fine { CharSequence text; static double of() { return 1; } }")
                .with("p/Below.java", "package p; class Below extends Other { static double one() { return 1; } }")
                .with("p/A.java", PROGRAM.formatted(value))
                .remarks();
        return remarks.stream()
                .filter(remark -> remark.startsWith("p/A.java"))
                .map(remark -> remark.substring(remark.lastIndexOf(' ') + 1))
                .reduce("", String::concat);
    }

    @ParameterizedTest
    @CsvSource({
        "third.fine.text == null ? 1 : 2, SL101",
        "Fine.of(), SL101",
        "third.other.text == null ? 1 : 2, SL011",
        "third.other.hashCode(), SL011",
        "Other.N, SL011",
        "Below.one(), SL011",
        "third == null ? 1 : 2, SL101"
    })
    void areNotBelieved(String value, String rule) throws IOException {
        String other = "package p; %s class Other { StringBuilder text; static final int N = 3; }";

        assertThat(rule(
                        new ProgramFolder(folder).with("p/Other.java", other.formatted("import lost.StringBuilder;")),
                        value))
                .isEqualTo(rule);
        assertThat(rule(
                        new ProgramFolder(folder)
                                .with("p/Other.java", other.formatted(""))
                                .with(
                                        "p/StringBuilder.java",
                                        "package p; /* \u00e4 */ class StringBuilder {}"
                                                .getBytes(StandardCharsets.ISO_8859_1)),
                        value))
                .isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource({
        "import lost.Thing;, Thing text, SL101",
        "import lost.StringBuilder;, String text, SL101",
        "import static lost.Other.max; import static java.lang.Math.*;, 'double text = max(1, 2)', SL011",
        "import static lost.Other.E; import static java.lang.Math.*;, double text = E, SL011",
        "import static lost.Other.E; import static java.lang.Math.*;, double text = PI, SL101",
        "import lost.Integer;, java.util.List<Integer> text, SL011",
        "import lost.Integer;, Integer[] text, SL011",
    })
    void areThoseThatHoldSuchANameWithAMeaning(String imports, String field, String rule) throws IOException {
        assertThat(rule(
                        new ProgramFolder(folder)
                                .with(
                                        "p/Other.java",
                                        "package p; %s class Other { static %s; static int n; }"
                                                .formatted(imports, field)),
                        "Other.n"))
                .isEqualTo(rule);
    }

    /** What one file says is read anew by what is known of another. */
    @Test
    void areFoundByEachOther() throws IOException {
        String chained = "package p; %s import static java.lang.Math.*; class Chained { static double n = max(1, 2); }";
        String other = "package p; import lost.StringBuilder; class Other { StringBuilder text; }";

        assertThat(rule(
                        new ProgramFolder(folder)
                                .with("p/Other.java", other)
                                .with("p/Chained.java", chained.formatted("import static p.Other.*;")),
                        "Chained.n"))
                .isEqualTo("SL011");
        assertThat(rule(
                        new ProgramFolder(folder)
                                .with("p/Other.java", other)
                                .with("p/Chained.java", chained.formatted("import static p.Fine.*;")),
                        "Chained.n"))
                .isEqualTo("SL101");
    }

    @Test
    void aPackageMayLieInTwoFolders() throws IOException {
        String math = "class Math { static double odd(double x) { A.third = null; return x; } }";
        String program = PROGRAM.formatted("Math.odd(2)").replace("Third third = new Third()", "Object third");

        assertThat(new ProgramFolder(folder)
                        .with("a/p/A.java", program)
                        .with("b/p/Helpers.java", "package p; " + math)
                        .with("a/q/A.java", program.replace("package p", "package q"))
                        .with("c/A.java", program.replace("package p;", ""))
                        .with("d/Helpers.java", math)
                        .remarks())
                .containsExactly("a/p/A.java:4:67 SL101", "a/q/A.java:4:67 SL011", "c/A.java:4:67 SL011");
    }

    @Test
    void anUnreadableFileMayBeOfThePackage() throws IOException {
        byte[] math = "package p; /* \u00e4 */ class Math {}".getBytes(StandardCharsets.ISO_8859_1);
        String program = PROGRAM.formatted("Math.sqrt(2)").replace("Third third = new Third()", "Object third");

        assertThat(new ProgramFolder(folder)
                        .with("a/p/A.java", program)
                        .with("b/p/Math.java", math)
                        .with("a/q/A.java", program.replace("package p", "package q"))
                        .remarks())
                .containsExactly("a/p/A.java:4:68 SL011", "a/q/A.java:4:68 SL101");
    }

    @ParameterizedTest
    @CsvSource({
        "A.java, Math.java, class Math {}, SL011",
        "A.java, Other.java, class Math {}, SL011",
        "A.java, Other.java, class Other { class Math {} }, SL101",
        "A.java, Other.java, package q; class Math {}, SL101",
        "A.java, sub/Math.java, class Math {}, SL101",
        "src/main/java, target/generated-sources/gen/p/Math.java, package p; class Math {}, SL011",
        "src/main/java, target/generated-sources/gen/p/Maths.java, package p; class Maths {}, SL101",
        "src/main/java, src/test/java/q/Math.java, package q; class Math {}, SL101"
    })
    void aTypeOutsideOfTheTreeCounts(String root, String other, String text, String rule) throws IOException {
        String program = PROGRAM.formatted("Math.sqrt(2)").replace("Third third = new Third()", "Object third");
        boolean single = root.endsWith(".java");
        new ProgramFolder(folder)
                .with("pom.xml", "<project/>")
                .with(other, text)
                .with(single ? root : root + "/p/A.java", single ? program.replace("package p;", "") : program);
        SourceTree tree = new SourceTree(List.of(folder.resolve(root)), List.of(), StandardCharsets.UTF_8, 17);

        assertThat(new Analyzer(new SiteLister()).analyze(tree, Progress.NONE).everyRemark())
                .extracting(remark -> remark.rule().id())
                .containsExactly(rule);
    }
}
