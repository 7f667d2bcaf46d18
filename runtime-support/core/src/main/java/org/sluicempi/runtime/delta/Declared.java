package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.UserBuffer;

/** How far a message that is not cut has been declared final: its end is refused as that of one that is cut. */
final class Declared {
    private final Extent extent;
    private int last;

    private Declared(Extent extent) {
        this.extent = extent;
        last = extent.start();
    }

    /** Where a place is no part of an element, as with a datatype that has gaps, nothing is known. */
    static Declared of(UserBuffer data) {
        return Extent.whole(data) ? new Declared(Extent.of(data)) : null;
    }

    void add(int from, int to) {
        if (from < to && to > last && from < extent.end()) {
            last = Math.min(to, extent.end());
        }
    }

    void addBelow(int to) {
        add(extent.start(), to);
    }

    boolean beyond(int count) {
        return last > extent.placeOf(count);
    }
}
