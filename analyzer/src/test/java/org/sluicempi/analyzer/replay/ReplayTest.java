package org.sluicempi.analyzer.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.FilePlan;

/**
 * Random loop nests, run as written and as planned, against an API that notices an element that is written after it was
 * declared final, declared twice, or read before it was awaited.
 */
class ReplayTest {
    private static final int METHODS = Integer.getInteger("replay.methods", 150);
    private static final int RUNS = 40;

    @TempDir
    Path folder;

    @Test
    void plannedProgramsDoWhatTheOriginalsDo() throws IOException {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        RandomProgram generator = new RandomProgram(seed);
        StringBuilder text = new StringBuilder("import mpi.*;\n\nclass P {\n");
        for (int i = 0; i < METHODS; i++) {
            text.append(generator.method(i));
        }
        Path source = folder.resolve("original/P.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, text.append("}\n"));
        FilePlan plan = plan(source);
        Path changed = folder.resolve("changed/P.java");
        Files.createDirectories(changed.getParent());
        String edited = new PlainEditor(text.toString()).edited(plan.steps());
        Files.writeString(changed, edited);

        int partial = 0;
        Random random = new Random(seed);
        try (CompiledProgram before = CompiledProgram.of(source, folder.resolve("before"));
                CompiledProgram after = CompiledProgram.of(changed, folder.resolve("after"))) {
            for (int method = 0; method < METHODS; method++) {
                for (int run = 0; run < RUNS; run++) {
                    Inputs inputs = Inputs.random(random);
                    CompiledProgram.Run expected = before.run(method, inputs);
                    CompiledProgram.Run actual = after.run(method, inputs);
                    String what = "seed " + seed + ", f" + method + " with " + inputs;
                    assertThat(actual.thrown()).as(what).isEqualTo(expected.thrown());
                    if (expected.thrown().isEmpty()) {
                        assertThat(actual.result())
                                .as(what + "\n" + bodyOf(edited, method))
                                .isEqualTo(expected.result());
                    }
                    partial += actual.partial() > 0 ? 1 : 0;
                }
            }
        }
        assertThat(partial).as("runs with overlap, seed " + seed).isGreaterThan(METHODS * RUNS / 20);
    }

    private static String bodyOf(String text, int method) {
        int start = text.indexOf("static void f" + method + "(");
        int end = text.indexOf("static void f" + (method + 1) + "(");
        return text.substring(start, end < 0 ? text.length() : end);
    }

    private static FilePlan plan(Path source) {
        return new Analyzer(new LoopPlanner())
                .analyze(new SourceTree(List.of(source), List.of(), StandardCharsets.UTF_8, 17), Progress.NONE)
                .files()
                .get(0);
    }
}
