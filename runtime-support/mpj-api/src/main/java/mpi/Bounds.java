package mpi;

import org.sluicempi.runtime.CountMath;

/**
 * Where an element of a datatype begins and ends, in base elements from its origin (MPI 4.1, section 5.1.6): those of its
 * data, or what {@link MPI#LB} and {@link MPI#UB} say.
 *
 * @param ub exclusive
 * @param lbSet whether {@code lb} comes from a marker
 * @param ubSet whether {@code ub} comes from a marker
 */
record Bounds(int lb, int ub, boolean lbSet, boolean ubSet) {
    /** Of a basic datatype. */
    static final Bounds UNIT = new Bounds(0, 1, false, false);

    /** Of a datatype that has neither data nor markers. */
    static final Bounds EMPTY = new Bounds(0, 0, false, false);

    static final Bounds LOWER_MARKER = new Bounds(0, 0, true, false);
    static final Bounds UPPER_MARKER = new Bounds(0, 0, false, true);

    int extent() {
        return CountMath.minus(ub, lb);
    }

    /** Of {@code length} such elements, the first one at {@code place}; {@code length} is at least 1. */
    Bounds block(int place, int length) {
        int last = CountMath.times(length - 1, extent());
        return new Bounds(
                CountMath.plus(CountMath.plus(place, lb), Math.min(0, last)),
                CountMath.plus(CountMath.plus(place, ub), Math.max(0, last)),
                lbSet,
                ubSet);
    }

    /** Of both together: markers win over data. */
    Bounds and(Bounds other) {
        int low = lbSet == other.lbSet ? Math.min(lb, other.lb) : lbSet ? lb : other.lb;
        int high = ubSet == other.ubSet ? Math.max(ub, other.ub) : ubSet ? ub : other.ub;
        return new Bounds(low, high, lbSet || other.lbSet, ubSet || other.ubSet);
    }
}
