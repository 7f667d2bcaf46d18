package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.plan.FilePlan;

/** What is said of calls that are under way together, and that they change together or not at all. */
class GroupPlannerTest {
    @TempDir
    Path folder;

    private FilePlan plan(String main) throws IOException {
        String program = """
                import mpi.*;
                class P {
                    public static void main(String[] args) throws Exception {
                        MPI.Init(args);
                        double[] b = new double[900], c = new double[900];
                %s
                    }
                }
                """;
        return new LoopPlanner()
                .plan(ModelledFiles.only(new ProgramFolder(folder)
                        .with("P.java", program.formatted(main))
                        .tree()));
    }

    private static List<String> said(FilePlan plan) {
        return plan.sites().stream()
                .flatMap(site -> site.remarks().stream())
                .map(remark -> remark.rule().id() + ": " + remark.message())
                .toList();
    }

    @Test
    void eachCallNamesTheOthers() throws IOException {
        assertThat(said(plan("""
                        MPI.COMM_WORLD.send(b, 900, MPI.DOUBLE, 1, 0);
                        MPI.COMM_WORLD.recv(c, 900, MPI.DOUBLE, 1, 0); MPI.COMM_WORLD.send(b, 900, MPI.DOUBLE, 1, 1);
                """)))
                .containsExactly(
                        "SL006: 'b' is sent while the other calls that follow one another here are under way: line 7",
                        "SL006: 'c' is filled while the other calls that follow one another here are under way: line 6, line 7",
                        "SL006: 'b' is sent while the other calls that follow one another here are under way: line 6, line 7");
    }

    @Test
    void callsWhereNothingCanBeWrittenAreLeft() throws IOException {
        String calls = "MPI.COMM_WORLD.send(b, 900, MPI.DOUBLE, 1, 0); MPI.COMM_WORLD.send(c, 900, MPI.DOUBLE, 1, 0);";
        String method = " { ONE; void m(double[] b, double[] c) throws Exception { " + calls + " } }\n E.ONE.m(b, c);";

        assertThat(plan("enum E" + method).steps()).isEmpty();
        assertThat(said(plan("enum E" + method))).noneMatch(remark -> remark.startsWith("SL006"));
        assertThat(plan(calls).steps()).isNotEmpty();
    }
}
