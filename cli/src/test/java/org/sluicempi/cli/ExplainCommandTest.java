package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.analyzer.rule.Rule;

final class ExplainCommandTest {
    @ParameterizedTest
    @EnumSource(Rule.class)
    void every_rule_can_be_explained(Rule rule) {
        Cli cli = Cli.run("explain", rule.id().toLowerCase(java.util.Locale.ROOT));

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains(rule.id());
    }

    @Test
    void without_a_rule_all_are_listed() {
        Cli cli = Cli.run("explain");

        assertThat(cli.code()).isZero();
        assertThat(cli.out().lines()).hasSameSizeAs(Rule.values());
    }

    @Test
    void near_rules_are_named_for_an_unknown_one() {
        Cli cli = Cli.run("explain", "SL1040");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).startsWith("sluice: no rule is called SL1040").contains("SL104  ");
        assertThat(cli.out()).isEmpty();
    }

    @Test
    void a_word_of_the_title_finds_the_rule() {
        assertThat(NearRules.to("datatype")).first().isEqualTo(Rule.SL113);
    }
}
