package org.sluicempi.runtime.nativempi;

import java.util.concurrent.atomic.AtomicBoolean;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A message that the library has taken out of its matching. */
final class NativeMessage implements MatchedMessage {
    private final Receiving receiving;
    private final Status status;
    private final long message;
    private final AtomicBoolean received = new AtomicBoolean();

    NativeMessage(Receiving receiving, Status status, long message) {
        this.receiving = receiving;
        this.status = status;
        this.message = message;
    }

    @Override
    public Status status() {
        return status;
    }

    @Override
    public Request irecv(UserBuffer into) {
        into.check();
        if (!received.compareAndSet(false, true)) {
            throw new MpiError(ErrorClass.REQUEST, "this message has been received before");
        }
        return receiving.imrecv(into, message, status);
    }
}
