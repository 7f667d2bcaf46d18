package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;

/**
 * A tight loop {@code for (int i = lower; i < upper; i++)} cut into strips: an outer loop over strips, the original loop
 * inside it, waits before and sends behind it. The new names are free in the method.
 *
 * @param header of the loop
 * @param from name for the first iteration of a strip
 * @param to name for the iteration after the last of a strip
 */
public record Strips(
        Span loop, LoopHeader header, String from, String to, List<RangeCall> waits, List<RangeCall> sends) {
    public Strips {
        waits = List.copyOf(waits);
        sends = List.copyOf(sends);
    }

    /** The steps that cut it, on behalf of a site. */
    public List<Step> steps(String site) {
        return headed(site, outer());
    }

    /** The same with a label at the loop over strips. */
    List<Step> steps(String site, String label) {
        return headed(site, label + ": " + outer());
    }

    private List<Step> headed(String site, String outer) {
        List<Step.Inner> first = new ArrayList<>();
        first.add(new Step.Inner(site, to + " = " + end() + ";"));
        waits.forEach(call -> first.add(new Step.Inner(call.site(), call.waiting())));
        List<Step.Inner> last = sends.stream()
                .map(call -> new Step.Inner(call.site(), call.sending()))
                .toList();
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Wrap(site, loop, outer, first, last, false));
        steps.addAll(header.within(site, from, to));
        return steps;
    }

    private String outer() {
        return "for (int " + from + " = " + header.lower() + ", " + to + "; " + from
                + (header.inclusive() ? " <= " : " < ") + header.upper() + "; " + from + " = " + to + ")";
    }

    /** Each message may shorten the strip: first those awaited, then those sent. */
    private String end() {
        String end = header.inclusive() ? LoopBound.next(header.upper()) : header.upper();
        List<String> seen = new ArrayList<>();
        for (RangeCall call : Stream.concat(waits.stream(), sends.stream()).toList()) {
            if (!seen.contains(call.variable())) {
                seen.add(call.variable());
                end = call.strip(from, end);
            }
        }
        return end;
    }
}
