package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;

/** Runs the programs under {@code dependence/} through the analyzer and compares with what their comments expect. */
class ProgramsTest {
    private static final Path PROGRAMS = Path.of("src/test/resources/dependence");

    @TestFactory
    Stream<DynamicTest> plans() {
        return programs().stream()
                .map(file -> DynamicTest.dynamicTest(PROGRAMS.relativize(file).toString(), () -> check(file)));
    }

    static List<Path> programs() {
        try (Stream<Path> files = Files.walk(PROGRAMS)) {
            List<Path> programs = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            assertThat(programs).isNotEmpty();
            return programs;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aMissingAndAnUnexpectedRemarkBothFail() {
        Expected expected = Expected.of("a();\nb(); // expect: missed SL105 words: x\n// plan: 1 end: y\n");
        Remark right = remark(2, Rule.SL105, "is x");

        expected.check(List.of(right), "");
        assertThat(expected.plan()).containsExactly("1 end: y");
        for (List<Remark> wrong : List.of(
                List.<Remark>of(),
                List.of(right, right),
                List.of(right, remark(1, Rule.SL105, "is x")),
                List.of(remark(1, Rule.SL105, "is x")),
                List.of(remark(2, Rule.SL104, "is x")),
                List.of(remark(2, Rule.SL105, "is y")))) {
            assertThatThrownBy(() -> expected.check(wrong, "")).isInstanceOf(AssertionError.class);
        }
    }

    private static Remark remark(int line, Rule rule, String message) {
        Position place = new Position(Path.of("P.java"), line, 1);
        return new Remark(rule, place, message, Optional.empty(), List.of());
    }

    static FilePlan plan(Path file) {
        SourceTree tree = new SourceTree(List.of(file), List.of(), StandardCharsets.UTF_8, 17);
        Analysis analysis = new Analyzer(new LoopPlanner()).analyze(tree, Progress.NONE);
        assertThat(analysis.remarks()).isEmpty();
        assertThat(analysis.files()).hasSize(1);
        return analysis.files().get(0);
    }

    static void check(Path file) throws IOException {
        check(SourceText.read(file, StandardCharsets.UTF_8), plan(file));
    }

    /** Compares a plan with what the text of its file expects. */
    static void check(SourceText text, FilePlan plan) {
        Expected expected = Expected.of(text.text());
        List<String> steps = new PlanText(text).of(plan.steps());
        List<Remark> remarks = plan.sites().stream()
                .map(SitePlan::remarks)
                .flatMap(List::stream)
                .toList();
        expected.check(remarks, String.join("\n// plan: ", steps));
        if (!expected.plan().isEmpty()) {
            assertThat(steps).containsExactlyInAnyOrderElementsOf(expected.plan());
        }
        assertThat(plan.steps()).allSatisfy(step -> assertThat(step.site()).isNotEmpty());
    }
}
