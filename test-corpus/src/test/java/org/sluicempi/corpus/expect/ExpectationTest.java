package org.sluicempi.corpus.expect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Dialect;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;

/** Every site of every corpus program gets the remark that is written on its line, and no other. */
class ExpectationTest {
    /** How many programs of the corpus must be refused or guarded, at least. */
    private static final int LEAST_HAZARDS = 150;

    @TestFactory
    Stream<DynamicNode> remarks() {
        return Programs.corpusRoots().stream()
                .flatMap(root -> Programs.of(root).stream())
                .map(program -> DynamicTest.dynamicTest(program.name(), () -> check(program)));
    }

    @Test
    void everyMissedRuleHasAProgram() {
        List<Rule> covered = Programs.corpusRoots().stream()
                .flatMap(root -> Programs.of(root).stream())
                .flatMap(program -> Finding.expectedIn(program.text()).stream())
                .map(Finding::rule)
                .distinct()
                .toList();
        List<Rule> missed =
                Stream.of(Rule.values()).filter(r -> r.kind() == Kind.MISSED).toList();

        assertThat(missed).isNotEmpty();
        assertThat(covered).containsAll(missed);
    }

    /** Guards count where the expectation of a line names them; programs without a loop at the call do not. */
    @Test
    void manyProgramsAreRefusedOrGuarded() {
        List<Program> programs = Programs.corpusRoots().stream()
                .flatMap(root -> Programs.of(root).stream())
                .filter(program -> Finding.expectedIn(program.text()).stream().anyMatch(Finding::tellsOfAHazard))
                .toList();

        assertThat(programs).hasSizeGreaterThanOrEqualTo(LEAST_HAZARDS);
        assertThat(programs).extracting(program -> program.root().dialect()).contains(Dialect.values());
    }

    @Test
    void everyRootIsAnalysedAsAWhole() {
        for (SourceRoot root : Programs.corpusRoots()) {
            Analysed analysed = Analysed.of(root);

            assertThat(analysed.analysis().remarks()).as(root.name()).isEmpty();
            assertThat(analysed.analysis().files().stream().map(f -> f.file()))
                    .as(root.name())
                    .containsExactlyInAnyOrderElementsOf(
                            Programs.of(root).stream().map(Program::file).toList());
        }
    }

    private static void check(Program program) {
        List<Finding> expected = Finding.expectedIn(program.text());
        assertThat(expected).as("expectations of %s", program).isNotEmpty();
        List<Remark> remarks = Analysed.of(program.root()).remarks(program);

        Comparison comparison =
                Comparison.of(expected, remarks.stream().map(Finding::of).toList());

        if (!comparison.agrees()) {
            throw new AssertionError(describe(comparison, remarks));
        }
    }

    private static String describe(Comparison comparison, List<Remark> remarks) {
        List<String> lines = new ArrayList<>();
        comparison.missing().forEach(f -> lines.add("missing    " + f));
        comparison.unexpected().forEach(f -> lines.add("unexpected " + f));
        return String.join("\n", lines)
                + "\nall remarks:\n"
                + remarks.stream().map(Remark::toString).collect(Collectors.joining("\n"));
    }
}
