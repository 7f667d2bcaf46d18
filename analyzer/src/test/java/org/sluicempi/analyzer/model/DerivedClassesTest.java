package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Libraries whose classes are derived from those of the JDK. */
class DerivedClassesTest {
    /** Classes that say anew what the JDK's do, and one that does not. */
    private static final String DERIVED = """
            package lib;
            public class Derived {
                public static class Told extends RuntimeException {
                    public String getMessage() { System.gc(); return ""; }
                }
                public static class Plain extends RuntimeException {}
                public static class Lists extends java.util.ArrayList<String> {
                    public int size() { System.gc(); return 0; }
                }
                public static class Longer extends Lists {}
            }
            """;

    private static final String PRODUCER = """
            import mpi.*;
            class Main {
                static final int[] a = new int[1000];
                static class My extends %3$s {}
                public static void main(String[] args) throws MPIException {
                    MPI.Init(args);
                    for (int i = 0; i < 1000; i++) {
                        a[i] = i;
                    }
                    %1$s;
                    MPI.COMM_WORLD.send(a, 1000, MPI.INT, 0, 0);
                    MPI.Finalize();
                }
                static void other(java.util.ArrayList<String> list, Exception e) {
                    %2$s;
                }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            new lib.Derived.Told().getMessage()                 | false
            new RuntimeException().getMessage()                 | true
            new RuntimeException(new lib.Derived.Told())        | false
            new lib.Derived.Lists().size()                      | false
            new lib.Derived.Longer().size()                     | false
            new My().size()                                     | false
            new java.util.ArrayList<String>().size()            | true
            other(new java.util.ArrayList<>(), null)            | false
            """)
    void oneThatSaysAnewWhatTheJdkDoesIsNotTakenForIt(String between, boolean passed) throws Exception {
        CompiledLibraries libraries = new CompiledLibraries(folder);
        String program = PRODUCER.formatted(between, "list.size()", "lib.Derived.Lists");

        assertThat(libraries.rulesOf(program, libraries.compiled(DERIVED)).contains("SL001"))
                .isEqualTo(passed);
    }

    @Test
    void oneThatSaysNothingAnewChangesNothing() throws Exception {
        CompiledLibraries libraries = new CompiledLibraries(folder);
        String plain = DERIVED.replaceAll("public (String|int) \\w+\\(\\) \\{[^}]*}", "");
        String program = PRODUCER.formatted(
                "other(new java.util.ArrayList<>(), new RuntimeException(\"\"))",
                "list.size(); e.getMessage(); System.out.println(1)",
                "java.util.ArrayList<String>");

        assertThat(libraries.rulesOf(program, libraries.compiled(plain))).contains("SL001");
        assertThat(libraries.rulesOf(program, libraries.compiled(DERIVED))).doesNotContain("SL001");
    }

    @Test
    void oneThatMayGiveAwayTheBytesOfAStreamIsNotTakenForIt() throws Exception {
        CompiledLibraries libraries = new CompiledLibraries(folder);
        String derived = "package lib; public class Derived { public static class Own extends java.io.%sOutputStream {"
                + " public Own() { super(%s); } } }";
        String program = PRODUCER.formatted(
                        "other(new java.util.ArrayList<>(), new RuntimeException(\"\"))",
                        "try { out.write(1); } catch (java.io.IOException x) { }",
                        "java.util.ArrayList<String>")
                .replace("static void other", "static java.io.OutputStream out; static void other");

        assertThat(libraries.rulesOf(program, libraries.compiled(derived.formatted("Filter", "null"))))
                .contains("SL001");
        assertThat(libraries.rulesOf(program, libraries.compiled(derived.formatted("ByteArray", ""))))
                .doesNotContain("SL001");
    }
}
