package org.sluicempi.runtime.embedded.match;

import java.util.Map;
import java.util.TreeMap;

/** A set of half open ranges in which neighbours merge. Safe for one writer and many readers. */
public final class RangeSet {
    /** Start to end, disjoint and not touching. Guarded by this. */
    private TreeMap<Long, Long> ranges;
    /** End of the range that starts at 0: the answer to nearly every question. */
    private volatile long frontier;

    synchronized void add(long from, long to) {
        if (from <= frontier && (ranges == null || ranges.isEmpty())) {
            frontier = Math.max(frontier, to);
            return;
        }
        if (ranges == null) {
            ranges = new TreeMap<>();
        }
        long start = from;
        long end = to;
        for (Map.Entry<Long, Long> near = ranges.floorEntry(end);
                near != null && near.getValue() >= start;
                near = ranges.floorEntry(end)) {
            start = Math.min(start, near.getKey());
            end = Math.max(end, near.getValue());
            ranges.remove(near.getKey());
        }
        if (start <= frontier) {
            frontier = Math.max(frontier, end);
        } else {
            ranges.put(start, end);
        }
    }

    public boolean contains(long from, long to) {
        return to <= frontier || endOfRun(from) >= to;
    }

    /** End of the range that contains {@code from}, {@code from} if none does. */
    public long endOfRun(long from) {
        long known = frontier;
        if (from < known) {
            return known;
        }
        synchronized (this) {
            if (from < frontier) {
                return frontier;
            }
            Map.Entry<Long, Long> range = ranges == null ? null : ranges.floorEntry(from);
            return range == null ? from : Math.max(from, range.getValue());
        }
    }
}
