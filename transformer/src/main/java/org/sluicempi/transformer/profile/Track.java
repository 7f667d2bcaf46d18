package org.sluicempi.transformer.profile;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * One rank of a run.
 *
 * @param host the machine that it ran on; empty if unknown
 * @param from when it started, in ns since the start of the run
 * @param to when it ended
 * @param spans by their beginnings; those of several threads may overlap
 * @param dropped oldest events that were not kept
 * @param leftOut operations that were not recorded, so that recording took its share of time and no more
 * @param recording ns that recording took
 */
public record Track(
        int rank, String host, long from, long to, List<Span> spans, long dropped, long leftOut, long recording) {
    public Track {
        spans = spans.stream()
                .sorted(Comparator.comparingLong(Span::from).thenComparing(span -> -span.to()))
                .toList();
    }

    /** Ns that the rank has spent with each kind, what is inside another span counted as part of that. */
    public Map<Span.Kind, Long> times() {
        Map<Span.Kind, Long> times = new EnumMap<>(Span.Kind.class);
        for (Span.Kind kind : Span.Kind.values()) {
            times.put(kind, 0L);
        }
        long seen = Long.MIN_VALUE;
        for (Span span : spans) {
            times.merge(span.kind(), Math.max(0, span.to() - Math.max(span.from(), seen)), Long::sum);
            seen = Math.max(seen, span.to());
        }
        return times;
    }

    /** Ns that the rank has spent with this kind, as {@link #times}. */
    public long time(Span.Kind kind) {
        return times().getOrDefault(kind, 0L);
    }

    /** Ns of all other time. */
    public long computing() {
        return to - from - times().values().stream().mapToLong(Long::longValue).sum();
    }
}
