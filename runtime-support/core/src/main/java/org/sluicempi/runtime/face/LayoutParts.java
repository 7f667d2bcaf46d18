package org.sluicempi.runtime.face;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.PairType;

/** Collects the blocks of a {@link Layout}: their runs, neighbours made one, and their bounds. */
final class LayoutParts {
    private final BasicType base;
    private int[] starts = new int[4];
    private int[] before = new int[5];
    private int runs;
    private int lower = Integer.MAX_VALUE;
    private int upper = Integer.MIN_VALUE;
    private int alignment = 1;

    LayoutParts(BasicType base) {
        this.base = base;
    }

    static void checkCount(int count) {
        if (count < 0) {
            throw new MpiError(ErrorClass.COUNT, "a datatype cannot have " + count + " elements");
        }
    }

    /**
     * Appends {@code length} elements of {@code type}, the first one at {@code place}.
     *
     * @throws MpiError TYPE if {@code type} is not made of this layout's base type and that is not bytes
     */
    void block(int length, int place, Datatype type) {
        checkCount(length);
        if (type.base() != base && base != BasicType.BYTE) {
            throw new MpiError(ErrorClass.TYPE, "a layout of " + base + " cannot have a member of " + type.base());
        }
        if (length == 0 || type.size() == 0 && type.extent() == 0) {
            return;
        }
        int unit = type.base() == base ? 1 : type.base().size();
        int extent = CountMath.times(type.extent(), unit);
        int last = CountMath.plus(place, CountMath.times(length - 1, extent));
        int bound = CountMath.times(type.lowerBound(), unit);
        lower = Math.min(lower, CountMath.plus(Math.min(place, last), bound));
        upper = Math.max(upper, CountMath.plus(Math.max(place, last), CountMath.plus(bound, extent)));
        alignment = Math.max(alignment, alignment(type));
        if (unit == 1 && type.contiguous()) {
            add(place, CountMath.times(length, extent));
            return;
        }
        int elements = type.size() / type.base().size();
        for (int e = 0; e < length; e++) {
            int at = place + e * extent;
            for (int k = 0; k < elements; k += type.run(k)) {
                add(CountMath.plus(at, type.place(k) * unit), type.run(k) * unit);
            }
        }
    }

    private static int alignment(Datatype type) {
        if (type instanceof Layout layout) {
            return layout.alignment();
        }
        return type instanceof PairType pair ? pair.indexAt() : type.base().size();
    }

    private void add(int start, int length) {
        if (runs > 0 && starts[runs - 1] + before[runs] - before[runs - 1] == start) {
            before[runs] = CountMath.plus(before[runs], length);
            return;
        }
        if (runs == starts.length) {
            starts = Arrays.copyOf(starts, 2 * runs);
            before = Arrays.copyOf(before, 2 * runs + 1);
        }
        starts[runs] = start;
        before[runs + 1] = CountMath.plus(before[runs], length);
        runs++;
    }

    /** @param padded whether the extent is rounded up to a multiple of the strictest member's alignment */
    Layout layout(boolean padded) {
        if (lower > upper) {
            return layout(0, 0);
        }
        int extent = CountMath.minus(upper, lower);
        int unit = Math.max(1, alignment / base.size());
        return layout(lower, padded ? CountMath.times((extent + unit - 1) / unit, unit) : extent);
    }

    Layout layout(int lowerBound, int extent) {
        return new Layout(
                base, lowerBound, extent, alignment, Arrays.copyOf(starts, runs), Arrays.copyOf(before, runs + 1));
    }
}
