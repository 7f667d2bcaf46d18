package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.Status;

/**
 * One message.
 *
 * @param message the library's handle if it is plain and has not been received
 * @param inbound null for such a one
 * @param by number of the receive that the library had given it to, -1 if it had not been given to any
 */
record HeldMessage(Status envelope, long message, DeltaInbound inbound, long by) {
    /** Whether its length is known. */
    boolean ended() {
        if (inbound != null && !inbound.ended()) {
            inbound.progress();
        }
        return inbound == null || inbound.ended();
    }

    /**
     * Whether this message is of the same sender as another one that is to be kept, and was sent after it. Messages in pieces
     * are numbered; of plain ones it is known what receives they had been given to, and taken for their order.
     */
    boolean comesAfter(HeldMessage other) {
        if (envelope.source() != other.envelope.source()) {
            return false;
        } else if (inbound == null || other.inbound == null) {
            return givenToALaterReceive(other);
        } else if (other.inbound.announcedAfter(inbound)) {
            return false;
        }
        return inbound.announcedAfter(other.inbound) || givenToALaterReceive(other);
    }

    private boolean givenToALaterReceive(HeldMessage other) {
        return other.by >= 0 && by > other.by;
    }

    /** @throws org.sluicempi.runtime.MpiError PROC_FAILED if it was given up */
    Status status() {
        return inbound == null ? envelope : inbound.status();
    }
}
