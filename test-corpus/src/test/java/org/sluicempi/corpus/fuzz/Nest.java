package org.sluicempi.corpus.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * A loop nest over {@code i} and, except for {@link Form#FLAT}, {@link Form#WHILE} and {@link Form#INDIRECT}, {@code j}.
 *
 * @param lo first value of {@code i}
 * @param hi end of {@code i}, exclusive
 * @param step of {@code i}, at least 1
 * @param down whether {@code i} runs from the other end; with step 1 only
 * @param inclusive whether the bound is written with {@code <=}
 * @param symbolic whether bounds and columns are variables that the compiler cannot see through
 * @param cols factor of {@code i} in an index of a nest of two loops
 * @param innerLo first value of {@code j}
 * @param innerHi end of {@code j}, exclusive; {@link Form#TRIANGLE} ends at {@code i}
 * @param guard if not 0, accesses happen only where {@code i % guard == 0}
 * @param leave if not negative, the loop is left by break when {@code i} has this value
 */
record Nest(
        Form form,
        int lo,
        int hi,
        int step,
        boolean down,
        boolean inclusive,
        boolean symbolic,
        int cols,
        int innerLo,
        int innerHi,
        int guard,
        int leave) {
    enum Form {
        FLAT,
        ROWS,
        TRIANGLE,
        /** {@code j} outside, {@code i} inside. */
        COLUMNS,
        /** The rows twice. */
        TWICE,
        WHILE,
        INDIRECT;

        boolean twoLoops() {
            return this == ROWS || this == TRIANGLE || this == COLUMNS || this == TWICE;
        }
    }

    /** An index: {@code scale * i + offset}, or {@code i * cols + j + offset} in a nest of two loops. */
    record Access(int scale, int offset) {}

    /** All places that an access touches, guards not considered. */
    List<Integer> places(Access access) {
        List<Integer> places = new ArrayList<>();
        for (int i = lo; i < hi; i += step) {
            if (!form.twoLoops()) {
                places.add(access.scale * i + access.offset);
            } else {
                int end = form == Form.TRIANGLE ? i : innerHi;
                for (int j = innerLo; j < end; j++) {
                    places.add(i * cols + j + access.offset);
                }
            }
        }
        return places;
    }
}
