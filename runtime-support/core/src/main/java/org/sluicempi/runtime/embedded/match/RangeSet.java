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
        // the new range is in before those that it holds are out: what has no memory has changed nothing
        ranges.merge(from, to, Math::max);
        long start = from;
        long end = ranges.get(from);
        Map.Entry<Long, Long> left = ranges.lowerEntry(from);
        if (left != null && left.getValue() >= from) {
            start = left.getKey();
            end = Math.max(end, left.getValue());
        }
        for (Map.Entry<Long, Long> right = ranges.higherEntry(from);
                right != null && right.getKey() <= end;
                right = ranges.higherEntry(from)) {
            end = Math.max(end, right.getValue());
            ranges.put(from, end);
            ranges.remove(right.getKey());
        }
        if (start <= frontier) {
            frontier = Math.max(frontier, end);
            ranges.remove(start);
            ranges.remove(from);
        } else if (start < from) {
            ranges.put(start, end);
            ranges.remove(from);
        }
    }

    public boolean contains(long from, long to) {
        return to <= frontier || endOfRun(from) >= to;
    }

    /** Where the first range begins that does so at {@code from} or behind it; -1 if there is none. */
    synchronized long startFrom(long from) {
        if (from == 0 && frontier > 0) {
            return 0;
        }
        Long start = ranges == null ? null : ranges.ceilingKey(from);
        return start == null ? -1 : start;
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
