package org.sluicempi.runtime.face;

import org.sluicempi.runtime.Status;

/**
 * One operation of several that has been completed.
 *
 * @param index its place in the list that was waited for; {@link #NONE} if no operation of the list was active
 * @param status what its wait returned
 */
public record Completion(int index, Status status) {
    /** What the standard calls {@code MPI_UNDEFINED} as an index. */
    public static final int NONE = Status.UNDEFINED;

    static final Completion NOTHING_ACTIVE = new Completion(NONE, Status.INACTIVE);
}
