package org.sluicempi.exchange;

import java.util.List;

/**
 * What one thread per rank does in an epoch: messages of its own, told from those of other lanes by the communicator or
 * by their tags.
 *
 * @param shared whether another lane may use the same communicator: no receive may then take any tag
 */
record Lane(int number, Place place, boolean shared, List<Round> rounds) {
    private static final int TAGS = 1000;

    /** A tag of this lane; the last kind, {@link #deadTag}, is never sent. */
    int tag(int kind) {
        return number * TAGS + kind;
    }

    int deadTag() {
        return number * TAGS + TAGS - 1;
    }
}
