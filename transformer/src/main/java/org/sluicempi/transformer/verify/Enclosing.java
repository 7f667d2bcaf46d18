package org.sluicempi.transformer.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sluicempi.analyzer.source.Span;

/** Which of some spans an offset lies in, found once for each offset. */
final class Enclosing {
    private final List<Span> spans;
    private final Map<Integer, List<Span>> known = new HashMap<>();

    Enclosing(List<Span> spans) {
        this.spans = List.copyOf(spans);
    }

    /** In the order in which they were given. */
    List<Span> around(int offset) {
        return known.computeIfAbsent(
                offset, key -> spans.stream().filter(span -> isIn(span, offset)).toList());
    }

    /** Whether the offset lies in one that none of the others lies in. */
    boolean isApart(int offset, List<Integer> others) {
        return around(offset).stream().anyMatch(span -> others.stream().noneMatch(other -> isIn(span, other)));
    }

    private static boolean isIn(Span span, int offset) {
        return span.start() <= offset && offset < span.end();
    }
}
