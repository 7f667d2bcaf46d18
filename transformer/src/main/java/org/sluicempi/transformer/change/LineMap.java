package org.sluicempi.transformer.change;

import java.util.ArrayList;
import java.util.List;

/**
 * Where each line of a transformed file comes from. Lines count from 1. An added line comes from the line of the call
 * on whose behalf it was added, so that a stack trace through it shows that call.
 *
 * @param ranges in order of {@link Range#first}, without gaps, the first one begins at line 1
 */
public record LineMap(List<Range> ranges) {
    /**
     * Lines {@code first} to {@code first + count - 1} of the transformed file.
     *
     * @param original line of the original that {@code first} comes from
     * @param count at least 1
     * @param step 1 where the original lines advance too, 0 where all come from {@code original}
     */
    public record Range(int first, int original, int count, int step) {
        public Range {
            if (first < 1 || original < 1 || count < 1 || step < 0 || step > 1) {
                throw new IllegalArgumentException(
                        "line range " + first + " from " + original + ", count " + count + ", step " + step);
            }
        }
    }

    public LineMap {
        ranges = List.copyOf(ranges);
    }

    /** From one original line per transformed line, the first element being line 1. */
    public static LineMap of(int[] originals) {
        List<Range> ranges = new ArrayList<>();
        int from = 0;
        while (from < originals.length) {
            int step = from + 1 < originals.length && originals[from + 1] == originals[from] ? 0 : 1;
            int to = from + 1;
            while (to < originals.length && originals[to] == originals[to - 1] + step) {
                to++;
            }
            ranges.add(new Range(from + 1, originals[from], to - from, step));
            from = to;
        }
        return new LineMap(ranges);
    }

    /** The original line; lines behind the last known one count on from it. */
    public int original(int line) {
        Range found = new Range(1, 1, 1, 1);
        for (Range range : ranges) {
            if (range.first > line) {
                break;
            }
            found = range;
        }
        return found.original + Math.max(0, line - found.first) * found.step;
    }
}
