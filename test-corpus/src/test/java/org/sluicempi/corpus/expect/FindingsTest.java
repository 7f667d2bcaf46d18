package org.sluicempi.corpus.expect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;

/** The harness itself: a wrong expectation does not go unnoticed. */
class FindingsTest {
    @Test
    void whatIsExpectedHasLineRuleAndGuard() {
        assertThat(Finding.expectedIn("a\nb // expect: passed SL001 if a != b, analysis SL013"))
                .containsExactly(new Finding(2, Rule.SL001, "a != b"), new Finding(2, Rule.SL013));
    }

    @Test
    void findsTheGuardInARemark() {
        assertThat(Finding.of(remark(Rule.SL002, "'a' arrives, if a != b && 0 < n; it is complete")))
                .isEqualTo(new Finding(7, Rule.SL002, "a != b && 0 < n"));
        assertThat(Finding.of(remark(Rule.SL001, "'a' leaves while the loop computes it")))
                .isEqualTo(new Finding(7, Rule.SL001));
        assertThat(Finding.of(remark(Rule.SL118, "the loop runs, if at all, before")))
                .isEqualTo(new Finding(7, Rule.SL118));
    }

    @Test
    void aGuardThatIsMissingOrAnotherOneIsADifference() {
        Finding free = new Finding(3, Rule.SL001);
        Finding guarded = new Finding(3, Rule.SL001, "a != b");

        assertThat(Comparison.of(List.of(guarded), List.of(free)).agrees()).isFalse();
        assertThat(Comparison.of(List.of(free), List.of(guarded)).agrees()).isFalse();
        assertThat(Comparison.of(List.of(guarded), List.of(new Finding(3, Rule.SL001, "a != c")))
                        .agrees())
                .isFalse();
    }

    @Test
    void aHazardIsWhatForbidsOrNeedsATest() {
        assertThat(new Finding(1, Rule.SL111).tellsOfAHazard()).isTrue();
        assertThat(new Finding(1, Rule.SL001, "a != b").tellsOfAHazard()).isTrue();
        assertThat(new Finding(1, Rule.SL001).tellsOfAHazard()).isFalse();
        assertThat(new Finding(1, Rule.SL010).tellsOfAHazard()).isFalse();
        assertThat(new Finding(1, Rule.SL101).tellsOfAHazard()).isFalse();
        assertThat(new Finding(1, Rule.SL102).tellsOfAHazard()).isFalse();
    }

    @Test
    void aMissingAndAnUnexpectedFindingBothCount() {
        Finding passed = new Finding(3, Rule.SL001);
        Finding missed = new Finding(3, Rule.SL105);

        Comparison comparison = Comparison.of(List.of(passed, passed), List.of(missed, passed));

        assertThat(comparison.agrees()).isFalse();
        assertThat(comparison.missing()).containsExactly(passed);
        assertThat(comparison.unexpected()).containsExactly(missed);
        assertThat(Comparison.of(List.of(passed), List.of(passed)).agrees()).isTrue();
        assertThat(Comparison.of(List.of(), List.of(passed)).agrees()).isFalse();
        assertThat(Comparison.of(List.of(passed), List.of()).agrees()).isFalse();
    }

    @Test
    void aPlantedExpectationFails() {
        Program program = Programs.of(Programs.corpusRoots().get(0)).get(0);
        List<Finding> actual = Analysed.of(program.root()).remarks(program).stream()
                .map(Finding::of)
                .toList();
        String planted = program.text().replaceFirst("// expect: \\w+ \\w+", "// expect: missed SL112");
        assertThat(planted).isNotEqualTo(program.text());

        assertThat(actual).isNotEmpty();
        assertThat(Comparison.of(Finding.expectedIn(planted), actual).agrees()).isFalse();
    }

    private static Remark remark(Rule rule, String message) {
        Position position = new Position(Path.of("A.java"), 7, 1);
        return new Remark(rule, position, message, Optional.empty(), List.of());
    }
}
