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
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ProgramFolder;

/** A name that the compiler finds a meaning for, though it would find another one if all were there. */
class ShadowedNamesTest {
    private static final String PROGRAM = """
            package p; import mpi.*; %s
            class A extends Above {
             static double own(double x) { return x; }
             static class Open2 { double n; Open2(double x) { n = x; } }
             static void f(double[] a) throws Exception { a[0] = %s; MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 0); }
            }
            """;

    @TempDir
    Path folder;

    private List<String> remarks(String imports, String value) throws IOException {
        return new ProgramFolder(folder)
                .with("p/Nest.java", "package p; class Nest { static class Math {} }")
                .with("p/Above.java", "package p; class Above { static double above(double x) { return x; } }")
                .with(
                        "p/Open.java",
                        "package p; class Open extends lost.Base { static double open(double x) { return x; } }")
                .with("p/A.java", PROGRAM.formatted(imports, value))
                .remarks();
    }

    @ParameterizedTest
    @CsvSource({
        "import lost.Math;, Math.sqrt(a[1]), SL011",
        "import lost.Math;, StrictMath.sqrt(a[1]), SL101",
        "import lost.Random; import java.util.*;, new Random(3).nextDouble(), SL011",
        "import static lost.Other.max; import static java.lang.Math.max;, 'max(a[1], 3)', SL011",
        "import static lost.Other.max; import static java.lang.Math.*;, 'min(a[1], 3)', SL101",
        "import static lost.Other.*; import static java.lang.Math.max;, 'max(a[1], 3)', SL011",
        "import static lost.Other.*;, own(a[1]), SL101",
        "import static lost.Other.*; import static java.lang.Math.max; class Own { static double max(double x) { return x; } }, "
                + "'max(a[1], 3)', SL011",
        "import static lost.Other.*; import static java.lang.Math.*; class Own { static double max(double x) { return x; } }, "
                + "'max(a[1], 3)', SL011",
        "import static lost.Other.*;, new Open2(3).n, SL101",
        "import static lost.Other.*;, above(a[1]), SL011",
        "import static lost.Other.*;, (double) new int[] {(3)}[0], SL101",
        "import static lost.Other.*;, new Object().hashCode(), SL101",
        "import static p.Open.*; import static java.lang.Math.max;, 'max(a[1], 3)', SL011",
        "import static p.Above.*; import static java.lang.Math.max;, 'max(a[1], 3)', SL101",
        "import lost.*;, Math.sqrt(a[1]), SL101",
        "import lost.*; import static java.lang.Math.max;, 'max(a[1], 3)', SL101",
        "import static lost.Other.*;, '((java.util.function.DoubleSupplier) () -> { if (a[1] > 2) { return 1; } return 2; })"
                + ".getAsDouble()', SL101"
    })
    void ofImportsThatLeadNowhere(String imports, String value, String rule) throws IOException {
        assertThat(remarks(imports, value))
                .last()
                .asString()
                .startsWith("p/A.java:5:")
                .endsWith(rule);
    }

    /** The compiler's inference fails at the file that declares it. */
    @Test
    void ofATypeInAFileThatIsLeftOut() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .release(21)
                .with("p/Odd.java", """
                        package p;
                        class Odd {
                            record Entry<K extends Comparable<K>, V>(K k, V v) {}
                            static String of(Object o) { return o instanceof Entry(var k, var v) ? k + "=" + v : ""; }
                        }
                        class Math { static double sqrt(double x) { return 1; } }
                        """)
                .with("p/A.java", PROGRAM.formatted("", "Math.sqrt(a[1])").replace("extends Above", ""))
                .with(
                        "p/B.java",
                        PROGRAM.formatted("", "StrictMath.sqrt(a[1])").replace("class A extends Above", "class B"))
                .with(
                        "q/A.java",
                        PROGRAM.formatted("", "Math.sqrt(a[1])")
                                .replace("extends Above", "")
                                .replace("package p", "package q"));

        assertThat(program.remarks())
                .filteredOn(remark -> !remark.startsWith("p/Odd.java"))
                .map(remark -> remark.replaceFirst(":.* ", " "))
                .containsExactly("p/A.java SL011", "p/B.java SL101", "q/A.java SL101");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/* \u00e4 */ class Math {}", "class Math { int f( }"})
    void ofATypeInAFileThatCannotBeRead(String text) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("p/Odd.java", ("package p; " + text).getBytes(StandardCharsets.ISO_8859_1))
                .with("p/A.java", PROGRAM.formatted("", "Math.sqrt(a[1])").replace("extends Above", ""))
                .with("p/B.java", PROGRAM.formatted("", "StrictMath.sqrt(a[1])").replace("A extends Above", "B"));

        assertThat(program.remarks())
                .map(remark -> remark.replaceFirst(":.* ", " "))
                .containsExactly("p/A.java SL011", "p/B.java SL101");
    }

    /** A model holds so many files and no more. */
    @Test
    void ofATypeInAFileThatFoundNoPlace() throws IOException {
        StringBuilder fields = new StringBuilder();
        ProgramFolder program = new ProgramFolder(folder);
        for (int i = 100; i < 170; i++) {
            fields.append("class F").append(i).append(" { B").append(i).append(" b; } ");
            program.with("p/B%d.java".formatted(i), "package p; class B%d { int n; }".formatted(i));
        }
        program.with(
                        "p/Zero.java",
                        "package p; class Zero {} class Math { static double sqrt(double x) { return 1; } }")
                .with("p/A.java", PROGRAM.formatted("", "Math.sqrt(a[1])").replace("extends Above", "") + fields);

        assertThat(program.remarks()).singleElement().asString().endsWith("SL011");
    }
}
