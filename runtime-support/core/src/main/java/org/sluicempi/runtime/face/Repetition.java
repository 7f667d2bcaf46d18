package org.sluicempi.runtime.face;

import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.Datatype;

/**
 * Where the base elements of many elements at equal distances lie, in memory that does not grow with their number.
 *
 * @param of each of them; has data
 * @param unit what a base element of {@code of} is made of, in base elements of the whole; those of bytes are several
 * @param count at least 1
 * @param stride from one to the next, in base elements of the whole
 */
record Repetition(Datatype of, int unit, int count, int stride) {
    /** @throws org.sluicempi.runtime.MpiError COUNT if a place is no int */
    Repetition {
        CountMath.times(count, elements(of, unit));
        CountMath.plus(CountMath.times(count - 1, stride), CountMath.times(of.first(), unit));
        CountMath.plus(CountMath.times(count - 1, stride), CountMath.times(of.span(), unit));
    }

    /** Base elements of one element. */
    private static int elements(Datatype type, int unit) {
        return CountMath.times(type.size() / type.base().size(), unit);
    }

    private int one() {
        return of.size() / of.base().size() * unit;
    }

    int elements() {
        return count * one();
    }

    /** As {@link Datatype#place}. */
    int place(int k) {
        int one = one();
        int rest = k % one;
        return k / one * stride + of.place(rest / unit) * unit + rest % unit;
    }

    /** As {@link Datatype#run}, within one of the elements. */
    int run(int k) {
        int rest = k % one();
        return of.run(rest / unit) * unit - rest % unit;
    }

    /** As {@link Datatype#first}. */
    int first() {
        return Math.min(0, (count - 1) * stride) + of.first() * unit;
    }

    /** As {@link Datatype#span}. */
    int span() {
        return Math.max(0, (count - 1) * stride) + of.span() * unit;
    }

    /** Number of runs that the elements have, each by itself. */
    long runs() {
        return count * runs(of);
    }

    /** Of one element of a datatype. */
    static long runs(Datatype type) {
        if (type instanceof DerivedDatatype layout) {
            return layout.runs();
        }
        int elements = type.size() / type.base().size();
        int runs = 0;
        for (int k = 0; k < elements; k += type.run(k)) {
            runs++;
        }
        return runs;
    }
}
