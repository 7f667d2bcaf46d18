package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.transformer.change.FileChange;

/** Plans are carried out before anybody is told of them. */
class RehearsalTest {
    private static final String PROGRAM = """
            import mpi.*;
            class %s {
                %s
                static void run(Comm comm, int n) throws MPIException {
                    double[] %s = new double[n];
                    for (int i = 0; i < n; i++) {
                        %3$s[i] = i * 0.5;
                    }
                    comm.send(%3$s, n, MPI.DOUBLE, 0, 7);
                }
            }
            """;

    @TempDir
    private Path base;

    private final Sluice sluice = new Sluice();

    private void write(String name, String member, String buffer, Charset encoding) throws IOException {
        Files.writeString(base.resolve(name + ".java"), PROGRAM.formatted(name, member, buffer), encoding);
    }

    private Analysis analyze(Charset encoding) {
        return sluice.analyze(new SourceTree(List.of(base), List.of(), encoding, 17), Progress.NONE);
    }

    @Test
    void aFileThatCannotBeEditedIsLeftAloneAndTheOthersAreNot() throws IOException {
        write("Bad", "", "c", StandardCharsets.UTF_8);
        write("Good", "", "c", StandardCharsets.UTF_8);
        SourceTree tree = new SourceTree(List.of(base), List.of(), StandardCharsets.UTF_8, 17);
        Analysis found = new Analyzer().analyze(tree, Progress.NONE);
        List<FilePlan> plans = found.files().stream()
                .map(plan -> plan.file().endsWith("Bad.java") ? withEachStepTwice(plan) : plan)
                .toList();

        Analysis analysis = new Rehearsal(tree).of(new Analysis(plans, found.remarks(), found.filesScanned()));

        assertThat(analysis.faults()).singleElement().satisfies(fault -> {
            assertThat(fault.position().file()).hasFileName("Bad.java");
            assertThat(fault.message()).contains("internal error, so nothing changes here");
        });
        assertThat(sluice.transform(analysis))
                .singleElement()
                .satisfies(change -> assertThat(change.file()).hasFileName("Good.java"));
        assertThat(sluice.transform(sluice.planFromJson(sluice.planToJson(analysis))))
                .hasSize(1);
    }

    private static FilePlan withEachStepTwice(FilePlan plan) {
        List<Step> steps = new ArrayList<>(plan.steps());
        steps.addAll(plan.steps());
        return new FilePlan(plan.file(), plan.root(), plan.sha256(), plan.encoding(), plan.sites(), steps);
    }

    @Test
    void whatWasRehearsedIsNotMadeAgainUnlessItsFileIsAnother() throws IOException {
        write("Good", "", "c", StandardCharsets.UTF_8);
        Analysis analysis = analyze(StandardCharsets.UTF_8);
        FileChange rehearsed = sluice.transform(analysis).get(0);

        assertThat(sluice.transform(analysis)).singleElement().isSameAs(rehearsed);
        assertThat(new Sluice().transform(analysis)).singleElement().satisfies(made -> {
            assertThat(made).isNotSameAs(rehearsed);
            assertThat(made.afterBytes()).isEqualTo(rehearsed.afterBytes());
        });

        Files.delete(rehearsed.file());
        assertThatThrownBy(() -> sluice.transform(analysis)).hasMessageContaining("Good.java: cannot be read");
        write("Good", "int other;", "c", StandardCharsets.UTF_8);
        assertThatThrownBy(() -> sluice.transform(analysis)).hasMessageContaining("changed since it was analysed");
    }

    @Test
    void aSumOfTenThousandTermsIsNoObstacle() throws IOException {
        String deep = "static String f(String x) { return x" + " + x".repeat(10_000) + "; }";
        write("Deep", deep, "c", StandardCharsets.UTF_8);

        Analysis analysis = analyze(StandardCharsets.UTF_8);

        assertThat(analysis.remarks()).isEmpty();
        assertThat(analysis.faults()).isEmpty();
        assertThat(sluice.transform(analysis)).hasSize(1);
    }

    /** The compiler takes 3,800 of these statements in one method, and not with the calls that would be added. */
    @Test
    void aMethodThatMightNoLongerFitIntoAClassFileIsLeftAlone() throws IOException {
        String statement = "x = x * 31 + n % 200 ^ (x + 1000);\n";
        writeLong("Smaller", "static void run(Comm comm, int n) throws MPIException {", statement.repeat(1_500), "}");
        writeLong("Larger", "static void run(Comm comm, int n) throws MPIException {", statement.repeat(3_800), "}");
        String fields = "static Comm comm = MPI.COMM_WORLD;\nstatic int n = 100;\nstatic {\n";
        writeLong(
                "Initialiser",
                fields + "try {",
                statement.repeat(3_800),
                "} catch (MPIException e) { System.exit(1); } }");

        Analysis analysis = analyze(StandardCharsets.UTF_8);

        assertThat(analysis.faults()).isEmpty();
        assertThat(sluice.transform(analysis))
                .singleElement()
                .satisfies(change -> assertThat(change.file()).hasFileName("Smaller.java"));
        assertThat(analysis.files())
                .filteredOn(plan -> plan.steps().isEmpty())
                .hasSize(2)
                .allSatisfy(plan -> assertThat(plan.sites().get(0).remarks())
                        .extracting(Remark::rule)
                        .containsExactly(Rule.SL119));
    }

    private void writeLong(String name, String begin, String statements, String end) throws IOException {
        String produced = """
                double[] c = new double[n];
                for (int i = 0; i < n; i++) {
                    c[i] = i * 0.5;
                }
                comm.send(c, n, MPI.DOUBLE, 0, 7);
                int x = n;
                """;
        String text = "import mpi.*;\nclass " + name + " {\n" + begin + "\n" + produced + statements + end + "\n}\n";
        Files.writeString(base.resolve(name + ".java"), text);
    }

    @Test
    void namesThatTheEncodingLacksAreWrittenAsEscapes() throws IOException {
        write("Latin", "", "\u00ff", StandardCharsets.ISO_8859_1);

        Analysis analysis = analyze(StandardCharsets.ISO_8859_1);

        assertThat(analysis.faults()).extracting(Remark::message).isEmpty();
        assertThat(sluice.transform(analysis))
                .singleElement()
                .satisfies(change -> assertThat(change.after()).contains("DeltaSend send\\u0178 = "));
    }

    @Test
    void aTypeBesideThatTakesTheNameIsSeenWhereverItIsDeclared() throws IOException {
        write("Good", "", "c", StandardCharsets.UTF_8);
        Files.writeString(base.resolve("Other.java"), "class Other {} class DeltaSend {}");

        Analysis analysis = analyze(StandardCharsets.UTF_8);

        assertThat(analysis.faults()).isEmpty();
        assertThat(sluice.transform(analysis))
                .singleElement()
                .satisfies(change -> assertThat(change.after()).contains("mpi.DeltaSend sendC = "));
    }

    /** A call whose change would have to use a name that nobody can tell the meaning of takes no other one with it. */
    @Test
    void aNameOfTwoMeaningsLeavesAloneWhatNeedsItOnly() throws IOException {
        String unclear = """
                    static int origin = 5;
                    static final double[] WEIGHTS = new double[800];
                    static void unclear(Comm comm, double[] a) throws MPIException {
                        System.out.println(origin);
                        try {
                            int origin = a.length / 4;
                            int x = origin;
                            for (; x < 800; x++) {
                                a[x] = x + WEIGHTS[x];
                            }
                            comm.send(a, 800, MPI.DOUBLE, 0, 7);
                        } catch (RuntimeException e) {
                            System.out.println(e);
                        }
                    }
                """;
        write("Before", unclear, "c", StandardCharsets.UTF_8);
        Files.writeString(
                base.resolve("Behind.java"),
                PROGRAM.formatted("Behind", "", "c").replaceFirst("}\n}\n$", "}\n" + unclear + "}\n"));
        Files.writeString(base.resolve("Alone.java"), "import mpi.*;\nclass Alone {\n" + unclear + "}\n");

        Analysis analysis = analyze(StandardCharsets.UTF_8);

        assertThat(analysis.faults()).isEmpty();
        for (FilePlan plan : analysis.files()) {
            assertThat(plan.sites())
                    .filteredOn(site -> site.variable().isEmpty())
                    .singleElement()
                    .satisfies(site -> assertThat(site.remarks())
                            .singleElement()
                            .satisfies(remark -> {
                                assertThat(remark.rule()).isEqualTo(Rule.SL119);
                                assertThat(remark.message())
                                        .contains("'origin' means a local variable at line", "and a field at line");
                                assertThat(remark.related()).hasSize(2);
                            }));
        }
        assertThat(sluice.transform(analysis))
                .hasSize(2)
                .allSatisfy(change -> assertThat(change.after())
                        .contains("DeltaSend sendC = comm.deltaSendBegin", "comm.send(a, 800, MPI.DOUBLE, 0, 7);")
                        .doesNotContain("sendA"));
    }

    /** The compiler gives up at a call whose candidates it cannot tell apart without the class above that of the argument. */
    @Test
    void whatNobodyCanCheckIsLeftAloneAndNoFaultOfOurs(@TempDir Path library) throws IOException {
        Path above = Files.writeString(library.resolve("Above.java"), "package lib; public interface Above {}");
        Path below =
                Files.writeString(library.resolve("Below.java"), "package lib; public class Below implements Above {}");
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", library.toString(), above.toString(), below.toString());
        assertThat(compiled).isZero();
        Files.delete(library.resolve("lib/Above.class"));
        String choosing = """
                static String name(Object o) { return "object"; }
                    static String name(Comparable<?> c) { return "value"; }
                    static String of(lib.Below below) { return name(below); }
                """;
        write("Choosing", choosing, "c", StandardCharsets.UTF_8);
        write("Good", "", "c", StandardCharsets.UTF_8);

        Analysis analysis = sluice.analyze(
                new SourceTree(List.of(base), List.of(library), StandardCharsets.UTF_8, 17), Progress.NONE);

        assertThat(analysis.faults()).isEmpty();
        Remark remark = analysis.files().get(0).sites().get(0).remarks().get(0);
        assertThat(remark.rule()).isEqualTo(Rule.SL011);
        assertThat(remark.message())
                .startsWith("the change cannot be checked: ")
                .contains("lib.Above");
        assertThat(sluice.transform(analysis))
                .singleElement()
                .satisfies(change -> assertThat(change.file()).hasFileName("Good.java"));
    }
}
