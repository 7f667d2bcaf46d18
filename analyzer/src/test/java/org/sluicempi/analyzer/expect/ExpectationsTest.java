package org.sluicempi.analyzer.expect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.rule.Rule;

class ExpectationsTest {
    private static Expectation expectation(int line, Rule rule, String guard) {
        return new Expectation(line, rule, guard, Optional.empty());
    }

    @Test
    void readsKindRuleAndLine() {
        assertThat(Expectations.in("a\r\nb // expect: passed SL001, analysis SL013\nc // expect: missed SL105"))
                .containsExactly(
                        expectation(2, Rule.SL001, ""), expectation(2, Rule.SL013, ""), expectation(3, Rule.SL105, ""));
    }

    @Test
    void readsGuards() {
        assertThat(Expectations.in(
                        "b // expect: passed SL001 if f(a, b) != c, analysis SL013\nc // expect: passed SL002"))
                .containsExactly(
                        expectation(1, Rule.SL001, "f(a, b) != c"),
                        expectation(1, Rule.SL013, ""),
                        expectation(2, Rule.SL002, ""));
    }

    @Test
    void readsWordsWithAndWithoutAGuard() {
        assertThat(Expectations.in("b // expect: passed SL001 if a != b words: computes it, if a, analysis SL013"))
                .containsExactly(
                        new Expectation(1, Rule.SL001, "a != b", Optional.of("computes it, if a")),
                        expectation(1, Rule.SL013, ""));
        assertThat(Expectations.in("b // expect: passed SL001 words: , if a != b"))
                .containsExactly(new Expectation(1, Rule.SL001, "", Optional.of(", if a != b")));
        assertThat(Expectations.in("b // expect: passed SL001 words: if a != b"))
                .containsExactly(new Expectation(1, Rule.SL001, "", Optional.of("if a != b")));
    }

    @Test
    void wordsAreAskedForOrForbidden() {
        Expectation asked = new Expectation(1, Rule.SL001, "", Optional.of("if a"));
        Expectation forbidden = new Expectation(1, Rule.SL001, "", Optional.of("not if a"));

        assertThat(asked.isWorded("it leaves, if a != b")).isTrue();
        assertThat(asked.isWorded("it leaves")).isFalse();
        assertThat(forbidden.isWorded("it leaves, if a != b")).isFalse();
        assertThat(forbidden.isWorded("it leaves")).isTrue();
        assertThat(expectation(1, Rule.SL001, "").isWorded("it leaves")).isTrue();
    }

    @Test
    void refusesAGuardOfWhatDoesNotPass() {
        assertThatThrownBy(() -> Expectations.in("x // expect: missed SL111 if a != b"))
                .hasMessage("line 1: only what passes has a guard");
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
        for (String wrong :
                new String[] {"nothing", "passed SL001 if", "passed SL001 words:", "passed SL001 unless b"}) {
            assertThatThrownBy(() -> Expectations.in("x // expect: " + wrong))
                    .hasMessage("line 1: cannot read expectation \"" + wrong + "\"");
        }
    }
}
