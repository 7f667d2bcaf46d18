package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.rule.Remark;

/**
 * What a program says about itself in comments: {@code // expect: missed SL105} on the line of a site, and {@code //
 * plan: 12 end: sendC for ...} lines that together are the whole plan, if there is one such line at all. {@code words:
 * ...} after a rule must be part of the message, {@code words: not ...} must not.
 */
record Expectations(List<String> remarks, List<String> plan, List<String> words) {
    private static final Pattern REMARK = Pattern.compile("// expect: (\\w+ SL\\d+)(?: words: (.*))?");
    private static final Pattern PLAN = Pattern.compile("^ *// plan: (.*)$");

    static Expectations of(String text) {
        List<String> remarks = new ArrayList<>();
        List<String> plan = new ArrayList<>();
        List<String> words = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher remark = REMARK.matcher(lines.get(i));
            if (remark.find()) {
                remarks.add((i + 1) + " " + remark.group(1));
                if (remark.group(2) != null) {
                    words.add((i + 1) + " " + remark.group(2));
                }
            }
            Matcher step = PLAN.matcher(lines.get(i));
            if (step.matches()) {
                plan.add(step.group(1));
            }
        }
        return new Expectations(remarks, plan, words);
    }

    /** What is expected on these lines; of the plan as a whole nothing is. */
    Expectations on(Set<Integer> lines) {
        return new Expectations(
                remarks.stream().filter(remark -> lines.contains(line(remark))).toList(),
                List.of(),
                words.stream().filter(word -> lines.contains(line(word))).toList());
    }

    private static int line(String expected) {
        return Integer.parseInt(expected.substring(0, expected.indexOf(' ')));
    }

    /**
     * Fails unless these are the remarks, in the words that are asked for.
     *
     * @param context what else a failure says
     */
    void check(List<Remark> found, String context) {
        assertThat(found)
                .as("%s%n%s", found, context)
                .extracting(remark -> remark.position().line() + " "
                        + remark.rule().kind().label() + " " + remark.rule().id())
                .containsExactlyInAnyOrderElementsOf(remarks);
        for (String word : words) {
            assertThat(found)
                    .filteredOn(remark -> remark.position().line() == line(word))
                    .allSatisfy(remark -> checkWords(remark.toString(), word.substring(word.indexOf(' ') + 1)));
        }
    }

    private static void checkWords(String remark, String words) {
        if (words.startsWith("not ")) {
            assertThat(remark).doesNotContain(words.substring("not ".length()));
        } else {
            assertThat(remark).contains(words);
        }
    }
}
