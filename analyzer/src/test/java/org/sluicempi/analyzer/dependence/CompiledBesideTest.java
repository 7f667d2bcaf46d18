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

/** What becomes of calls when code that is compiled with their file, and not read, does something to its classes. */
class CompiledBesideTest {
    private static final String OF_MAVEN = "src/main/java/p/Halo.java";

    private static final String PUSHED_IN_TURN = """
            package p;
            import mpi.*;
            class Halo {
                final double[] a = new double[1000], b = new double[1000];
                void push() throws MPIException {
                    MPI.COMM_WORLD.send(a, 1000, MPI.DOUBLE, 1, 1);
                    MPI.COMM_WORLD.send(b, 1000, MPI.DOUBLE, 2, 1);
                }
            }
            """;

    private static final String PULLED_IN_TURN =
            PUSHED_IN_TURN.replace("send", "recv").replace("push", "pull");

    private static final String COMPUTED = """
            package p;
            import mpi.*;
            class Halo {
                static int n = 1000;
                static double[] a = new double[1000];
                double value(int i) { return i * 0.5; }
                void push() throws MPIException {
                    for (int i = 0; i < n; i++) {
                        a[i] = BODY;
                    }
                    MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 1);
                }
            }
            """;

    private static final String THREAD = """
            package p;
            class Run { { Halo h = new Halo(); new Thread(() -> h.a[5] = 1).start(); } }
            """;

    private static final String HEIR = """
            package p;
            class Run { Halo h = new Halo() { double value(int i) { System.exit(i); return 1; } }; }
            """;

    private static final String UNRELATED = """
            package p;
            import static org.junit.jupiter.api.Assertions.assertEquals;
            import org.junit.jupiter.api.Test;
            class OtherTest {
                int a;
                @Test void value() throws Exception {
                    new Thread(() -> a = 1).start();
                    assertEquals(1, getClass().getMethod("push").invoke(this));
                }
                void push() { System.setOut(null); }
                void pull() {}
            }
            """;

    @TempDir
    Path folder;

    private CompiledBesideTest with(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        return this;
    }

    private List<String> rules(String root) {
        SourceTree tree = new SourceTree(List.of(folder.resolve(root)), List.of(), StandardCharsets.UTF_8, 17);
        return new Analyzer()
                .analyze(tree, Progress.NONE).everyRemark().stream()
                        .map(remark -> remark.rule().id())
                        .toList();
    }

    private String plan(String root) {
        SourceTree tree = new SourceTree(List.of(folder.resolve(root)), List.of(), StandardCharsets.UTF_8, 17);
        return new Analyzer().analyze(tree, Progress.NONE).files().toString();
    }

    private static String computed(String body) {
        return COMPUTED.replace("BODY", body);
    }

    @Test
    void ofTwoVersionsEquallyFarOffNobodyKnowsWhichIsCompiled() throws IOException {
        with("a/Halo.java", computed("Kernel.value(i)").replace("package p;", ""))
                .with("fast/Kernel.java", "class Kernel { static double value(int i) { return i; } }");
        assertThat(rules(".")).containsOnly("SL001");
        with("slow/Kernel.java", "class Kernel { static double value(int i) { Halo.a[0]++; return i; } }");
        assertThat(rules(".")).doesNotContain("SL001").isNotEmpty();
        with("a/Kernel.java", "class Kernel { static double value(int i) { return -i; } }");
        assertThat(rules(".")).containsOnly("SL001");
    }

    @Test
    void aVersionIsNotBelievedBecauseItIsAnalysedToo() throws IOException {
        with("a/Halo.java", computed("Kernel.value(i)").replace("package p;", ""));
        String kernel = "class Kernel { static double value(int i) { BODY } double last = new Halo().value(1); "
                + "static void meet() throws mpi.MPIException { mpi.MPI.COMM_WORLD.barrier(); } }";
        with("fast/Kernel.java", kernel.replace("BODY", "return i;"));
        assertThat(rules(".")).contains("SL001");
        with("slow/Kernel.java", kernel.replace("BODY", "Halo.a[0]++; return i;"));
        assertThat(rules(".")).doesNotContain("SL001").isNotEmpty();
    }

    @Test
    void aThreadInATestMayWriteWhatIsSent() throws IOException {
        with("pom.xml", "").with(OF_MAVEN, PUSHED_IN_TURN);
        assertThat(rules("src/main/java")).containsOnly("SL006");
        with("src/test/java/p/Run.java", THREAD);
        assertThat(rules("src/main/java")).doesNotContain("SL006");
    }

    @Test
    void anHeirInATestMayDoAnything() throws IOException {
        with("pom.xml", "").with(OF_MAVEN, computed("value(i)"));
        assertThat(rules("src/main/java")).containsOnly("SL001");
        with("src/test/java/p/Run.java", HEIR);
        assertThat(rules("src/main/java")).containsOnly("SL114");
    }

    @Test
    void aTestMayTakeTheArrayAway() throws IOException {
        with("pom.xml", "").with(OF_MAVEN, computed("i * 0.5").replace("void push", "static void push"));
        String run =
                "package p; class Run { { %s; try { Halo.push(); } catch (Exception e) { System.out.println(Halo.n); } } }";
        with("src/test/java/p/Run.java", run.formatted("int b = 1"));
        assertThat(plan("src/main/java")).doesNotContain("a != null");
        with("src/test/java/p/Run.java", run.formatted("Halo.a = null"));
        assertThat(plan("src/main/java")).contains("a != null");
    }

    @Test
    void testsThatHaveNothingToDoWithTheProgramChangeNothing() throws IOException {
        for (String text : List.of(PUSHED_IN_TURN, PULLED_IN_TURN, computed("value(i)"), computed("i * 0.5"))) {
            with("pom.xml", "").with(OF_MAVEN, text);
            Files.deleteIfExists(folder.resolve("src/test/java/p/OtherTest.java"));
            String before = plan("src/main/java");
            assertThat(before).contains("passed");
            with("src/test/java/p/OtherTest.java", UNRELATED);
            assertThat(plan("src/main/java")).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Watch.start();",
                "Watch.it.start();",
                "Runnable r = Watch::go;",
                "var w = Watch.make();",
                "for (var w : Watch.all()) { }",
                "int n = Watch.N;",
                "new Watch();"
            })
    void whatNothingResolvesLeadsOutAllTheSame(String use) throws IOException {
        String pulled = PULLED_IN_TURN.replace("void pull()", "{ " + use + " } void pull()");
        with("pom.xml", "").with(OF_MAVEN, PULLED_IN_TURN);
        with("target/generated-sources/x/p/Watch.java", "package p; class Watch { static Timer start() { } }");
        assertThat(rules("src/main/java")).containsOnly("SL006");
        with(OF_MAVEN, pulled);
        assertThat(rules("src/main/java")).doesNotContain("SL006");
    }

    @Test
    void aLibraryMayFindWhatIsMarked() throws IOException {
        String run = PULLED_IN_TURN.replace("void pull()", "{ org.lib.Work.run(); } void pull()");
        with("pom.xml", "").with(OF_MAVEN, run);
        with("src/main/java/p/Watch.java", "package p; class Watch { void tick() { } }");
        assertThat(rules("src/main/java")).containsOnly("SL006");
        for (String marked : List.of(
                "@org.lib.Often void tick() { }", "@org.lib.Often Watch() { }", "@org.lib.Often class Own { }")) {
            with("src/main/java/p/Watch.java", "package p; class Watch { " + marked + " }");
            assertThat(rules("src/main/java")).doesNotContain("SL006");
        }
        with("src/main/java/p/Watch.java", "package p; class Watch { @Deprecated void tick() { } @interface Own { } }");
        assertThat(rules("src/main/java")).containsOnly("SL006");
        with("src/main/java/p/Watch.java", "package p; @org.lib.Often class Watch { }");
        assertThat(rules("src/main/java")).doesNotContain("SL006");
        String sends =
                "void go() throws mpi.MPIException { mpi.MPI.COMM_WORLD.send(new int[1], 1, mpi.MPI.INT, 1, 1); } }";
        with("src/main/java/p/Watch.java", "package p; class Watch { @org.lib.Often void tick() { } " + sends);
        assertThat(rules("src/main/java")).as("modelled").doesNotContain("SL006");
        with(OF_MAVEN, PULLED_IN_TURN);
        assertThat(rules("src/main/java")).contains("SL006");
    }

    @Test
    void anotherLanguageReachesWhatIsPrivate() throws IOException {
        with("pom.xml", "").with(OF_MAVEN, PULLED_IN_TURN.replace("void pull()", "private void pull()"));
        assertThat(rules("src/main/java")).containsOnly("SL006");
        with("src/test/groovy/p/T.groovy", "package p\n try { new Halo().pull() } catch (e) { }");
        assertThat(rules("src/main/java")).doesNotContain("SL006");
    }

    @Test
    void whatLiesBesideASingleFileMayBeItsProgram() throws IOException {
        with("p/Halo.java", PUSHED_IN_TURN);
        assertThat(rules("p/Halo.java")).containsOnly("SL006");
        with("p/Run.java", THREAD);
        assertThat(rules("p/Halo.java")).doesNotContain("SL006");

        with("p/Run.java", "package p; class Run {}").with("p/Halo.java", PULLED_IN_TURN);
        assertThat(rules("p/Halo.java")).containsOnly("SL006");
        with("p/Run.java", "package p; class Run { { try { new Halo().pull(); } catch (Exception e) { } } }");
        assertThat(rules("p/Halo.java")).doesNotContain("SL006");

        with("p/Run.java", "package p; class Run {}").with("p/Halo.java", computed("value(i)"));
        assertThat(rules("p/Halo.java")).containsOnly("SL001");
        with("p/Run.java", HEIR);
        assertThat(rules("p/Halo.java")).containsOnly("SL114");
    }
}
