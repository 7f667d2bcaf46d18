package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** What a matched probe of {@code PROC_NULL} finds. */
public enum NoMessage implements MatchedMessage {
    INSTANCE;

    @Override
    public Status status() {
        return Status.EMPTY;
    }

    @Override
    public Request irecv(UserBuffer into) {
        return DoneRequest.NOTHING;
    }
}
