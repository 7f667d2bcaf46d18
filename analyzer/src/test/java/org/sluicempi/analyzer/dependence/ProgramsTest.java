package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        Expectations expectations = Expectations.of("a();\nb(); // expect: missed SL105 words: x\n// plan: 1 end: y\n");

        assertThat(expectations)
                .isEqualTo(new Expectations(List.of("2 missed SL105"), List.of("1 end: y"), List.of("2 x")));
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
        Expectations expected = Expectations.of(text.text());
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
