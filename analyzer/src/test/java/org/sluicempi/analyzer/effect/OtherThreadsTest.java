package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Callers.Catcher;
import org.sluicempi.analyzer.effect.Callers.Conduct;
import org.sluicempi.analyzer.flow.Step;

/**
 * Whether a handler at the end of main ends the job: a thread that waits for that end, or sleeps, sees what it leaves behind.
 */
class OtherThreadsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new Thread(() -> System.gc()).start();",
                "class Worker extends library.Unknown {}",
                "Class.forName(args[0]).getMethod(args[1]).invoke(null);",
                "java.util.concurrent.Executors.newCachedThreadPool();",
                "java.util.Timer timer;"
            })
    void goOn(String start) throws IOException {
        assertThat(conduct(new ProgramFolder(folder), start)).isEqualTo(Conduct.GOES_ON);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Thread thread;", "Timer timer;"})
    void goOnElsewhere(String field) throws IOException {
        ProgramFolder program =
                new ProgramFolder(folder).with("q/Other.java", "package q; class Other { " + field + " }");

        assertThat(conduct(program, "")).isEqualTo(Conduct.GOES_ON);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Thread.currentThread().getName();",
                "String start = \"new Thread\";",
                "new Timer();",
                "class Watch { void start() {} } new Watch().start();"
            })
    void areNotThere(String other) throws IOException {
        assertThat(conduct(new ProgramFolder(folder), other)).isEqualTo(Conduct.ENDS_JOB);
    }

    /** Of the one handler that there is. */
    private static Conduct conduct(ProgramFolder program, String before) throws IOException {
        Probe probe = new Probe(
                program.with(
                        "Main.java",
                        "import mpi.*;\nclass Main { public static void main(String[] args) throws Exception { "
                                + before
                                + " try { probe(1); } catch (RuntimeException e) { System.out.println(\"x\"); } }\n"
                                + "static class Timer {} static int probe(int x) { int y = 1 / x; return y; } }"),
                "openmpi");
        int division = 0;
        while (!(probe.body().step(division) instanceof Step.Binary)) {
            division++;
        }
        return probe.effects().callers().of(probe.body(), division).stream()
                .filter(Catcher::known)
                .map(Catcher::conduct)
                .findFirst()
                .orElseThrow();
    }
}
