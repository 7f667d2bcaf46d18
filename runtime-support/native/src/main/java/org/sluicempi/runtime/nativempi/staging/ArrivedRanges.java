package org.sluicempi.runtime.nativempi.staging;

import java.util.Map;
import java.util.TreeMap;

/** Ranges of bytes that have arrived; neighbours merge. One range that only grows at its end costs nothing. */
public final class ArrivedRanges {
    /** The range that was last added to. */
    private long from;

    private long to;
    /** The others, by their starts; null as long as there are none. */
    private TreeMap<Long, Long> others;

    public void add(long start, long end) {
        if (start == to) {
            to = end;
            return;
        }
        if (others == null) {
            others = new TreeMap<>();
        }
        store();
        from = start;
        to = end;
        Map.Entry<Long, Long> left = others.floorEntry(start);
        if (left != null && left.getValue() >= start) {
            from = left.getKey();
            to = Math.max(to, left.getValue());
            others.remove(from);
        }
        for (Map.Entry<Long, Long> right = others.ceilingEntry(from);
                right != null && right.getKey() <= to;
                right = others.ceilingEntry(from)) {
            to = Math.max(to, right.getValue());
            others.remove(right.getKey());
        }
    }

    private void store() {
        if (to > from) {
            others.merge(from, to, Math::max);
        }
    }

    public boolean contains(long start, long end) {
        return start >= end || endOfRun(start) >= end;
    }

    /** The first byte at {@code start} or behind it that a run holds; -1 if there is none. */
    public long startFrom(long start) {
        if (endOfRun(start) > start) {
            return start;
        }
        Long other = others == null ? null : others.higherKey(start);
        if (from >= start && to > from && (other == null || from < other)) {
            return from;
        }
        return other == null ? -1 : other;
    }

    /** The end of the run that holds {@code start}; {@code start} itself if nothing does. */
    public long endOfRun(long start) {
        long end = start;
        if (from <= start && start < to) {
            end = to;
        }
        if (others != null) {
            for (Map.Entry<Long, Long> run = others.floorEntry(end);
                    run != null && run.getValue() > end;
                    run = others.floorEntry(end)) {
                end = run.getValue();
                if (from <= end && end < to) {
                    end = to;
                }
            }
            if (from <= end && end < to) {
                end = to;
            }
        }
        return end;
    }
}
