package org.sluicempi.runtime.io;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * Where a data access starts and who takes part in it (MPI 4.1, section 14.4.1): the two columns of the standard's table
 * that are not in the method's name.
 *
 * <pre>
 *   EXPLICIT    read_at      read_at_all     (collective)
 *   INDIVIDUAL  read         read_all        (collective)
 *   SHARED      read_shared  read_ordered    (collective)
 * </pre>
 *
 * @param offset for {@link Pointer#EXPLICIT}, in etypes of the view; otherwise 0
 */
public record Access(Pointer pointer, long offset, boolean collective) {
    /** Which file pointer counts. */
    public enum Pointer {
        /** None: the call says where. */
        EXPLICIT,
        /** This rank's own. */
        INDIVIDUAL,
        /** The one that all ranks share. */
        SHARED
    }

    public static Access at(long offset) {
        return new Access(Pointer.EXPLICIT, offset, false);
    }

    public static Access atAll(long offset) {
        return new Access(Pointer.EXPLICIT, offset, true);
    }

    /** @throws MpiError ARG if the offset is before the view */
    public void check() {
        if (offset < 0) {
            throw new MpiError(ErrorClass.ARG, "offset in a file: " + offset);
        }
    }

    public static final Access OWN = new Access(Pointer.INDIVIDUAL, 0, false);
    public static final Access ALL = new Access(Pointer.INDIVIDUAL, 0, true);
    public static final Access SHARED = new Access(Pointer.SHARED, 0, false);
    public static final Access ORDERED = new Access(Pointer.SHARED, 0, true);
}
