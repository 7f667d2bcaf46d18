package org.sluicempi.analyzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.plan.FilePlan;

/**
 * Two files make a dialect: one that says what calls mean, one with signatures. The one here shares the names of its calls
 * with one that is shipped and differs in their arguments only.
 */
class ThirdDialectTest {
    private static final String PROGRAM = """
            import mpi.*;
            class P {
                static void run(double[] a, double[] b) throws MPIException {
                    for (int i = 0; i < 64; i++) {
                        a[i] = i;
                    }
                    MPI.COMM_WORLD.send(a, %1$s64, MPI.DOUBLE, 1, 0);
                    double sum = 0;
                    MPI.COMM_WORLD.recv(b, %1$s64, MPI.DOUBLE, 1, 0);
                    for (int i = 0; i < 64; i++) {
                        sum += b[i];
                    }
                    System.out.println(sum);
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void aDialectIsTwoFiles() throws IOException {
        FilePlan plan = plan("0, ");

        assertThat(plan.sites()).hasSize(2).allMatch(site -> site.dialect().equals("offsets"));
        assertThat(texts(plan))
                .contains("DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 0, 64, MPI.DOUBLE, 1, 0);");
        assertThat(texts(plan)).anyMatch(text -> text.contains("deltaRecv(b, 0, 64, MPI.DOUBLE, 1, 0)"));
    }

    @Test
    void whatIsWrittenHasTheNamesOfTheDialect() throws IOException {
        assertThat(texts(plan("0, ")))
                .contains(
                        "i1 = sendA.endOfStrip(i0, 64);",
                        "sendA.isFinal(i0, i1);",
                        "sendA.endOfSend();",
                        "recvB.awaitPart(i0, i1);",
                        "recvB.awaitAll();");
    }

    @Test
    void equalNamesAreToldApartByTheirArguments() throws IOException {
        FilePlan plan = plan("");

        assertThat(plan.sites()).hasSize(2).allMatch(site -> site.dialect().equals("openmpi"));
        assertThat(texts(plan)).contains("DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, 64, MPI.DOUBLE, 1, 0);");
    }

    private FilePlan plan(String offset) throws IOException {
        ProgramFolder program = new ProgramFolder(folder).with("P.java", PROGRAM.formatted(offset));
        return new Analyzer(Dialects.of(List.of("openmpi", "mpj", "offsets")), new LoopPlanner())
                .analyze(program.tree(), Progress.NONE)
                .files()
                .get(0);
    }

    private static List<String> texts(FilePlan plan) {
        return plan.steps().stream().flatMap(step -> step.texts().stream()).toList();
    }
}
