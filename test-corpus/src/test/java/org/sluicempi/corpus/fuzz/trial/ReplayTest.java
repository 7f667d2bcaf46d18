package org.sluicempi.corpus.fuzz.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Eager;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.transformer.change.FileChange;

/**
 * Replay: in pieces of 8 bytes each element of the corpus and the samples is sent exactly once after its last write, which
 * the runtime's checking mode watches, and awaited before its first read, as elements arrive only when they are awaited.
 */
class ReplayTest {
    private static final int DELTA_SIZE = 8;

    @TestFactory
    Stream<DynamicContainer> corpus() {
        return Programs.roots().stream().map(root -> {
            Analysed analysed = Analysed.of(root);
            List<Program> programs = Programs.of(root).stream()
                    .filter(Program::runs)
                    .filter(p -> analysed.change(p).isPresent())
                    .toList();
            Map<String, byte[]> original = compiled(root, programs, Map.of());
            Map<String, byte[]> transformed = compiled(root, programs, changes(analysed, programs));
            return DynamicContainer.dynamicContainer(
                    root.name(),
                    programs.stream()
                            .map(p -> DynamicTest.dynamicTest(p.name(), () -> replay(root, p, original, transformed))));
        });
    }

    private static void replay(
            SourceRoot root, Program program, Map<String, byte[]> original, Map<String, byte[]> transformed) {
        int ranks = program.ranks().get(0);
        long eager = program.eager().contains(Eager.ZERO) ? 0 : Eager.DEFAULT.bytes();
        JobSetting plain = new JobSetting(ranks, eager, 0, 0, 0, false, false);
        JobSetting replayed = new JobSetting(ranks, eager, DELTA_SIZE, 0, -1, true, true);
        try (Stage stage = new Stage(root.dialect().face())) {
            JobOutcome expected = stage.run(program.mainClass(), program.arguments(), original, original, plain);
            JobOutcome actual = stage.run(program.mainClass(), program.arguments(), original, transformed, replayed);

            assertThat(actual.endedAs(expected))
                    .as("%s\ninstead of\n%s", actual, expected)
                    .isTrue();
        }
    }

    private static Map<Program, FileChange> changes(Analysed analysed, List<Program> programs) {
        Map<Program, FileChange> changes = new HashMap<>();
        programs.forEach(p -> changes.put(p, analysed.change(p).orElseThrow()));
        return changes;
    }

    private static Map<String, byte[]> compiled(
            SourceRoot root, List<Program> programs, Map<Program, FileChange> changes) {
        Map<String, String> sources = new HashMap<>();
        for (Program program : withImported(root, programs)) {
            String path = root.directory().relativize(program.file()).toString().replace('\\', '/');
            String text = changes.containsKey(program) ? changes.get(program).after() : program.text();
            sources.put(path, text.startsWith("\uFEFF") ? text.substring(1) : text);
        }
        MemoryCompiler.Result result = new MemoryCompiler(root.dialect().face()).compile(sources);
        assertThat(result.errors()).isEmpty();
        return result.classes();
    }

    /** One program may call another. */
    private static Set<Program> withImported(SourceRoot root, List<Program> programs) {
        Set<Program> all = new LinkedHashSet<>(programs);
        for (Program other : Programs.of(root)) {
            if (programs.stream().anyMatch(p -> p.text().contains("import " + other.mainClass() + ";"))) {
                all.add(other);
            }
        }
        return all;
    }
}
