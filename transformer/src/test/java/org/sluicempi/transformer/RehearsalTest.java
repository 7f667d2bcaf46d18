package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Progress;
import org.sluicempi.analyzer.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Remark;

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
        write("Good", "", "c", StandardCharsets.UTF_8);
        String tooDeep = "int f(int x) { return " + "(".repeat(300_000) + "x" + ")".repeat(300_000) + "; }";
        write("Unread", tooDeep, "c", StandardCharsets.UTF_8);

        Analysis analysis = analyze(StandardCharsets.UTF_8);

        assertThat(analysis.faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.position().file()).hasFileName("Unread.java"));
        assertThat(sluice.transform(analysis))
                .singleElement()
                .satisfies(change -> assertThat(change.file()).hasFileName("Good.java"));
        assertThat(sluice.transform(sluice.planFromJson(sluice.planToJson(analysis))))
                .hasSize(1);
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
}
