package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;

/**
 * Where a message lies in its storage: translates places, the indices with which the program addresses the storage, into
 * elements of the message and back.
 *
 * @param start place of the first base element, inclusive
 * @param end place after the last base element, exclusive
 * @param step places per element
 */
record Extent(int start, int end, int step) {
    static Extent of(UserBuffer buffer) {
        int step = buffer.type().extent();
        long end = buffer.offset() + (long) buffer.count() * step;
        return new Extent(buffer.offset(), (int) Math.max(buffer.offset(), Math.min(Integer.MAX_VALUE, end)), step);
    }

    /** Whether elements of this type lie in order and without gaps, so that a range of places is a range of elements. */
    static boolean whole(Datatype type) {
        return type.contiguous();
    }

    int elements() {
        return step == 0 ? 0 : (end - start) / step;
    }

    int clip(int place) {
        return Math.max(start, Math.min(end, place));
    }

    /** The first element that starts at or after {@code place}, which is clipped. */
    int elementFrom(int place) {
        return step == 1 ? place - start : (int) (((long) place - start + step - 1) / Math.max(1, step));
    }

    /** The element that holds {@code place}, which is clipped; at the end of an element, the next one. */
    int elementAt(int place) {
        return step == 1 ? place - start : (place - start) / Math.max(1, step);
    }

    int placeOf(int element) {
        return start + element * step;
    }
}
