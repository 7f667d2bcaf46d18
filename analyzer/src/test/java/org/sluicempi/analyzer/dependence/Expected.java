package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.expect.Expectation;
import org.sluicempi.analyzer.expect.Expectations;
import org.sluicempi.analyzer.rule.Remark;

/**
 * What a program says about itself in comments: the remarks of its sites, whose guards are told by words alone, and {@code //
 * plan: 12 end: sendC for ...} lines that together are the whole plan, if there is one such line at all.
 */
record Expected(List<Expectation> remarks, List<String> plan) {
    private static final Pattern PLAN = Pattern.compile("^ *// plan: (.*)$", Pattern.MULTILINE);

    static Expected of(String text) {
        List<String> plan = PLAN.matcher(text)
                .results()
                .map((MatchResult line) -> line.group(1))
                .toList();
        return new Expected(Expectations.in(text), plan);
    }

    /** What is expected on these lines; of the plan as a whole nothing is. */
    Expected on(Set<Integer> lines) {
        return new Expected(
                remarks.stream().filter(remark -> lines.contains(remark.line())).toList(), List.of());
    }

    /**
     * Fails unless these are the remarks, in the words that are asked for.
     *
     * @param context what else a failure says
     */
    void check(List<Remark> found, String context) {
        assertThat(found)
                .as("%s%n%s", found, context)
                .extracting(remark -> remark.position().line() + " " + remark.rule())
                .containsExactlyInAnyOrderElementsOf(remarks.stream()
                        .map(each -> each.line() + " " + each.rule())
                        .toList());
        for (Expectation each : remarks) {
            assertThat(found)
                    .filteredOn(remark -> remark.position().line() == each.line())
                    .as("%s%n%s", each, context)
                    .allMatch(remark -> each.isWorded(remark.toString()));
        }
    }
}
