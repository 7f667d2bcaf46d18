package org.sluicempi.corpus.expect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;

/** The harness itself: a wrong expectation does not go unnoticed. */
class ExpectationsTest {
    @Test
    void readsKindRuleAndLine() {
        assertThat(Expectations.in("a\r\nb // expect: passed SL001, analysis SL013\nc // expect: missed SL105"))
                .containsExactly(new Finding(2, Rule.SL001), new Finding(2, Rule.SL013), new Finding(3, Rule.SL105));
    }

    @Test
    void refusesAnUnknownRule() {
        assertThatThrownBy(() -> Expectations.in("x // expect: missed SL999"))
                .hasMessage("line 1: there is no rule SL999");
    }

    @Test
    void refusesAWrongKind() {
        assertThatThrownBy(() -> Expectations.in("\nx // expect: missed SL001"))
                .hasMessage("line 2: SL001 is a passed remark, not missed");
    }

    @Test
    void refusesWhatItCannotRead() {
        assertThatThrownBy(() -> Expectations.in("x // expect: nothing"))
                .hasMessage("line 1: cannot read expectation \"nothing\"");
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
        assertThat(Comparison.of(Expectations.in(planted), actual).agrees()).isFalse();
    }
}
