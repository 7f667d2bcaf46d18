package org.sluicempi.analyzer.expect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Rule;

/**
 * Reads {@code // expect: passed SL001 if a != b words: computes it, analysis SL013} at the ends of lines. Guard and words
 * may be missing.
 */
public final class Expectations {
    private static final Pattern COMMENT = Pattern.compile("//\\s*expect:(.*)$");
    private static final Pattern NEXT = Pattern.compile(",\\s*(?=(?:passed|missed|analysis) SL)");
    private static final Pattern ITEM =
            Pattern.compile("(passed|missed|analysis) (\\w+)(?: if (\\S.*?))??(?: words: (\\S.*))?");

    private Expectations() {}

    /** @throws IllegalArgumentException if an expectation is malformed or names a rule that does not exist */
    public static List<Expectation> in(String text) {
        List<Expectation> found = new ArrayList<>();
        String[] lines = text.split("\r\n|\r|\n", -1);
        for (int i = 0; i < lines.length; i++) {
            Matcher comment = COMMENT.matcher(lines[i]);
            if (comment.find()) {
                for (String item : NEXT.split(comment.group(1))) {
                    found.add(expectation(item.strip(), i + 1));
                }
            }
        }
        return found;
    }

    private static Expectation expectation(String item, int line) {
        Matcher matcher = ITEM.matcher(item);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("line " + line + ": cannot read expectation \"" + item + '"');
        }
        Rule rule = Rule.byId(matcher.group(2))
                .orElseThrow(
                        () -> new IllegalArgumentException("line " + line + ": there is no rule " + matcher.group(2)));
        if (!rule.kind().label().equals(matcher.group(1))) {
            throw new IllegalArgumentException("line " + line + ": " + rule.id() + " is a "
                    + rule.kind().label() + " remark, not " + matcher.group(1));
        }
        String guard = matcher.group(3) == null ? "" : matcher.group(3);
        if (!guard.isEmpty() && rule.kind() != Kind.PASSED) {
            throw new IllegalArgumentException("line " + line + ": only what passes has a guard");
        }
        return new Expectation(line, rule, guard, Optional.ofNullable(matcher.group(4)));
    }
}
