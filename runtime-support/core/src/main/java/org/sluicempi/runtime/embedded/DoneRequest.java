package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.Status;

/** A request that was complete when it was made: an eager send, or one that concerns {@code PROC_NULL}. */
final class DoneRequest extends EmbeddedRequest {
    DoneRequest(EmbeddedCommunicator comm) {
        super(comm);
        complete(Status.EMPTY);
    }

    @Override
    public boolean takeBack() {
        return false;
    }

    @Override
    String describe() {
        return "nothing";
    }
}
