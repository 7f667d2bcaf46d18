package org.sluicempi.corpus.expect;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.expect.Expectations;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/**
 * A remark as far as it is compared.
 *
 * @param line from 1
 * @param guard the condition under which a message is cut, as the remark words it; empty where there is none
 */
record Finding(int line, Rule rule, String guard) implements Comparable<Finding> {
    private static final Pattern GUARD = Pattern.compile(", if ([^;]*)");
    private static final Comparator<Finding> ORDER =
            Comparator.comparingInt(Finding::line).thenComparing(Finding::rule).thenComparing(Finding::guard);

    /** A finding without a guard. */
    Finding(int line, Rule rule) {
        this(line, rule, "");
    }

    /** What the comments of a program say of its lines. */
    static List<Finding> expectedIn(String text) {
        return Expectations.in(text).stream()
                .map(each -> new Finding(each.line(), each.rule(), each.guard()))
                .toList();
    }

    static Finding of(Remark remark) {
        Matcher guard = GUARD.matcher(remark.message());
        boolean guarded = remark.rule().kind() == Kind.PASSED && guard.find();
        return new Finding(remark.position().line(), remark.rule(), guarded ? guard.group(1) : "");
    }

    /**
     * Whether a message stays whole because of a hazard, or is cut only where a test finds none. That there is no loop at all
     * is no hazard.
     */
    boolean tellsOfAHazard() {
        return !guard.isEmpty() || rule.kind() == Kind.MISSED && rule != Rule.SL101 && rule != Rule.SL102;
    }

    @Override
    public int compareTo(Finding other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return "line " + line + ": " + rule.kind().label() + " " + rule.id() + (guard.isEmpty() ? "" : " if " + guard);
    }
}
