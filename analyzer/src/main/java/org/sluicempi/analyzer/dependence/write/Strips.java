package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;

/**
 * A tight loop {@code for (int i = lower; i < upper; i++)} cut into strips: an outer loop over strips, the original loop
 * inside it, waits before and sends behind it. The new names are free in the method.
 *
 * @param condition the counter, the comparison and the bound
 * @param operator the comparison, which becomes {@code <}
 * @param inclusive whether the loop compares with {@code <=}
 * @param from name for the first iteration of a strip
 * @param to name for the iteration after the last of a strip
 */
public record Strips(
        SourceText text,
        Span loop,
        Span lower,
        Span condition,
        Span operator,
        Span upper,
        boolean inclusive,
        String from,
        String to,
        List<RangeCall> waits,
        List<RangeCall> sends) {
    public Strips {
        waits = List.copyOf(waits);
        sends = List.copyOf(sends);
    }

    /** The steps that cut it, on behalf of a site. */
    public List<Step> steps(String site) {
        List<Step.Inner> first = new ArrayList<>();
        first.add(new Step.Inner(site, to + " = " + end() + ";"));
        waits.forEach(call -> first.add(new Step.Inner(call.site(), call.waiting())));
        List<Step.Inner> last = sends.stream()
                .map(call -> new Step.Inner(call.site(), call.sending()))
                .toList();
        return List.of(
                new Step.Wrap(site, loop, header(), first, last, false),
                new Step.ReplaceExpression(site, lower, from),
                inclusive
                        ? new Step.ReplaceExpression(site, condition, exclusive())
                        : new Step.ReplaceExpression(site, upper, to));
    }

    private String header() {
        return "for (int " + from + " = " + text.tokens().onOneLine(lower) + ", " + to + "; " + from
                + (inclusive ? " <= " : " < ") + text.tokens().onOneLine(upper) + "; " + from + " = " + to + ")";
    }

    /** Each message may shorten the strip: first those awaited, then those sent. */
    private String end() {
        String bound = text.tokens().onOneLine(upper);
        String end = inclusive ? LoopBound.next(bound) : bound;
        List<String> seen = new ArrayList<>();
        for (RangeCall call : Stream.concat(waits.stream(), sends.stream()).toList()) {
            if (!seen.contains(call.variable())) {
                seen.add(call.variable());
                end = call.strip(from, end);
            }
        }
        return end;
    }

    /** The condition up to the strip's end, as its author has spaced it. */
    private String exclusive() {
        return text.substring(new Span(condition.start(), operator.start())) + "<"
                + text.substring(new Span(operator.end(), upper.start())) + to;
    }
}
