package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.Status;

/**
 * One message that has been taken out of the library's matching, or, without a handle, one that the library has told of.
 *
 * @param message the library's handle if it is plain and has not been received
 * @param inbound null for such a one
 */
record HeldMessage(Status envelope, long message, DeltaInbound inbound) {
    /** Whether its length is known. */
    boolean ended() {
        if (inbound != null && !inbound.ended()) {
            inbound.progress();
        }
        return inbound == null || inbound.ended();
    }

    /** @throws org.sluicempi.runtime.MpiError PROC_FAILED if it was given up */
    Status status() {
        return inbound == null ? envelope : inbound.status();
    }
}
