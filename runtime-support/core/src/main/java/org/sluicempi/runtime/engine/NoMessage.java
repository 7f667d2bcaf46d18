package org.sluicempi.runtime.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** What a matched probe of {@code PROC_NULL} finds. */
final class NoMessage implements MatchedMessage {
    private final AtomicBoolean received = new AtomicBoolean();

    @Override
    public Status status() {
        return Status.EMPTY;
    }

    @Override
    public Request irecv(UserBuffer into) {
        into.checkIncoming();
        if (!received.compareAndSet(false, true)) {
            throw new MpiError(ErrorClass.REQUEST, "this message has been received before");
        }
        return DoneRequest.NOTHING;
    }
}
