package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.match.EmbeddedRequest;

/** A request that was complete when it was made: an eager send, or one that concerns {@code PROC_NULL}. */
public final class DoneRequest extends EmbeddedRequest {
    public DoneRequest(RankContext owner) {
        super(owner);
        complete(Status.EMPTY);
    }

    @Override
    public boolean takeBack() {
        return false;
    }

    @Override
    public String describe() {
        return "nothing";
    }
}
