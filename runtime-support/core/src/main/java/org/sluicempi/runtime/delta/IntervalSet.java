package org.sluicempi.runtime.delta;

import java.util.Arrays;

/**
 * A set of ints kept as sorted, disjoint half-open intervals that do not touch: neighbours are merged. This is the range
 * tree of the paper (section II.B.2); the sets here hold few intervals, so a sorted array is faster than a tree.
 */
final class IntervalSet {
    /** {@code bounds[2 * k]} inclusive to {@code bounds[2 * k + 1]} exclusive is interval {@code k}. */
    private int[] bounds = new int[8];

    private int size;
    private int members;

    /** Number of ints in the set. */
    int members() {
        return members;
    }

    /** Number of intervals. */
    int size() {
        return size;
    }

    int from(int index) {
        return bounds[2 * index];
    }

    int to(int index) {
        return bounds[2 * index + 1];
    }

    /** Adds {@code [from, to)}, which is not empty, and returns the index of the interval that now holds it. */
    int add(int from, int to) {
        int first = endingAtOrAfter(from);
        int last = first;
        int low = from;
        int high = to;
        while (last < size && from(last) <= to) {
            low = Math.min(low, from(last));
            high = Math.max(high, to(last));
            members -= to(last) - from(last);
            last++;
        }
        members += high - low;
        replace(first, last, 1);
        bounds[2 * first] = low;
        bounds[2 * first + 1] = high;
        return first;
    }

    /** The index of the interval that holds {@code member}. */
    int indexOf(int member) {
        int index = endingAtOrAfter(member);
        return to(index) == member ? index + 1 : index;
    }

    /** Takes interval {@code index} out. */
    void removeAt(int index) {
        members -= to(index) - from(index);
        replace(index, index + 1, 0);
    }

    /** Makes room for one more interval. */
    void reserve() {
        if (2 * (size + 1) > bounds.length) {
            bounds = Arrays.copyOf(bounds, 2 * bounds.length);
        }
    }

    void clear() {
        size = 0;
        members = 0;
    }

    /** The start of the first part of {@code [from, limit)} that is not in the set; {@code limit} if all of it is. */
    int nextGap(int from, int limit) {
        int index = endingAtOrAfter(from);
        int at = index < size && from(index) <= from ? to(index) : from;
        return Math.min(at, limit);
    }

    /** The first element in the set that is not below {@code from}; {@code limit} if there is none below {@code limit}. */
    int nextMember(int from, int limit) {
        int index = endingAtOrAfter(from);
        if (index < size && to(index) == from) {
            index++;
        }
        return index < size ? Math.min(limit, Math.max(from, from(index))) : limit;
    }

    /** The lowest place, not below {@code limit}, from which on up to {@code to} exclusive nothing is in the set. */
    int gapStart(int to, int limit) {
        int index = endingAtOrAfter(to);
        if (index < size && from(index) < to) {
            return Math.max(limit, to);
        }
        return index > 0 ? Math.max(limit, to(index - 1)) : limit;
    }

    /** The index of the first interval whose end is at or after {@code at}, {@link #size} if there is none. */
    private int endingAtOrAfter(int at) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (to(middle) < at) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Replaces intervals {@code [first, last)} by {@code fresh} ones whose bounds the caller fills in. */
    private void replace(int first, int last, int fresh) {
        int grown = size - (last - first) + fresh;
        if (2 * grown > bounds.length) {
            bounds = Arrays.copyOf(bounds, Math.max(2 * grown, 2 * bounds.length));
        }
        System.arraycopy(bounds, 2 * last, bounds, 2 * (first + fresh), 2 * (size - last));
        size = grown;
    }
}
