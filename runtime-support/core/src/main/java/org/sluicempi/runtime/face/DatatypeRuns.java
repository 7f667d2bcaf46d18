package org.sluicempi.runtime.face;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.PairType;

/**
 * Collects the blocks of a {@link DerivedDatatype}: their runs, neighbours made one, and their bounds. Many blocks at equal distances are
 * kept as what is repeated, so that a datatype takes no more memory than its description.
 */
final class DatatypeRuns {
    /** More runs than these are not written down one by one. */
    private static final int LISTED = 64;

    private final BasicType base;
    private int[] starts = new int[4];
    private int[] before = new int[5];
    private Repetition[] repeated = new Repetition[4];
    private int runs;
    private int lower = Integer.MAX_VALUE;
    private int upper = Integer.MIN_VALUE;
    private int alignment = 1;

    DatatypeRuns(BasicType base) {
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
        blocks(length, place, CountMath.times(type.extent(), unit(type)), type);
    }

    /** As {@link #block}, the elements {@code stride} base elements of this layout apart. */
    void blocks(int count, int place, int stride, Datatype type) {
        checkCount(count);
        if (type.base() != base && base != BasicType.BYTE) {
            throw new MpiError(ErrorClass.TYPE, "a layout of " + base + " cannot have a member of " + type.base());
        }
        if (count == 0 || type.size() == 0 && type.extent() == 0) {
            return;
        }
        int unit = unit(type);
        int last = CountMath.plus(place, CountMath.times(count - 1, stride));
        int bound = CountMath.times(type.lowerBound(), unit);
        lower = Math.min(lower, CountMath.plus(Math.min(place, last), bound));
        upper = Math.max(
                upper,
                CountMath.plus(Math.max(place, last), CountMath.plus(bound, CountMath.times(type.extent(), unit))));
        alignment = Math.max(alignment, alignment(type));
        int elements = type.size() / type.base().size();
        int one = CountMath.times(elements, unit);
        if (one == 0) {
            return;
        }
        if (type.run(0) == elements && stride == one) {
            add(CountMath.plus(place, CountMath.times(type.place(0), unit)), CountMath.times(count, one), null);
        } else if (Repetition.runs(type) * count > LISTED) {
            Repetition many = new Repetition(type, unit, count, stride);
            CountMath.plus(place, many.first());
            add(place, many.elements(), many);
        } else {
            list(count, place, stride, type);
        }
    }

    private void list(int count, int place, int stride, Datatype type) {
        int unit = unit(type);
        int elements = type.size() / type.base().size();
        for (int e = 0; e < count; e++) {
            int at = place + e * stride;
            for (int k = 0; k < elements; k += type.run(k)) {
                add(CountMath.plus(at, type.place(k) * unit), type.run(k) * unit, null);
            }
        }
    }

    private int unit(Datatype type) {
        return type.base() == base ? 1 : type.base().size();
    }

    private static int alignment(Datatype type) {
        if (type instanceof DerivedDatatype layout) {
            return layout.alignment();
        }
        return type instanceof PairType pair ? pair.indexAt() : type.base().size();
    }

    private void add(int start, int length, Repetition many) {
        CountMath.plus(start, many == null ? length : many.span());
        if (many == null
                && runs > 0
                && repeated[runs - 1] == null
                && starts[runs - 1] + before[runs] - before[runs - 1] == start) {
            before[runs] = CountMath.plus(before[runs], length);
            return;
        }
        if (runs == starts.length) {
            starts = Arrays.copyOf(starts, 2 * runs);
            before = Arrays.copyOf(before, 2 * runs + 1);
            repeated = Arrays.copyOf(repeated, 2 * runs);
        }
        starts[runs] = start;
        repeated[runs] = many;
        before[runs + 1] = CountMath.plus(before[runs], length);
        runs++;
    }

    /** @param padded whether the extent is rounded up to a multiple of the strictest member's alignment */
    DerivedDatatype layout(boolean padded) {
        if (lower > upper) {
            return layout(0, 0);
        }
        int extent = CountMath.minus(upper, lower);
        int unit = Math.max(1, alignment / base.size());
        return layout(lower, padded ? CountMath.times((extent + unit - 1) / unit, unit) : extent);
    }

    DerivedDatatype layout(int lowerBound, int extent) {
        return new DerivedDatatype(
                base,
                lowerBound,
                extent,
                alignment,
                Arrays.copyOf(starts, runs),
                Arrays.copyOf(before, runs + 1),
                Arrays.copyOf(repeated, runs));
    }
}
