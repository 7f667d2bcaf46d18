package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.RawMemory;
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
        int places = Math.max(1, placesPerBase(buffer));
        int start = buffer.offset() * places;
        int step = buffer.type().extent() * places;
        long end = start + (long) buffer.count() * step;
        return new Extent(start, (int) Math.max(start, Math.min(Integer.MAX_VALUE, end)), step);
    }

    /**
     * Whether elements lie in order and without gaps, each in whole elements of the storage, so that a range of places is a range
     * of elements.
     */
    static boolean whole(UserBuffer buffer) {
        return buffer.type().contiguous() && placesPerBase(buffer) > 0;
    }

    /** Elements of the storage that hold one base element; 0 if one holds several, or parts of them. */
    private static int placesPerBase(UserBuffer buffer) {
        if (buffer.storage() instanceof RawMemory memory) {
            int base = buffer.type().base().size();
            return base % memory.elementBytes() == 0 ? base / memory.elementBytes() : 0;
        }
        return 1;
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
