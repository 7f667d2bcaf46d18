package org.sluicempi.runtime.nativempi.message;

import java.util.concurrent.atomic.AtomicBoolean;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A message that the library has taken out of its matching, or one that was held. */
final class NativeMessage implements MatchedMessage {
    private final Receiving receiving;
    private final Status status;
    private final HeldMessage message;
    private final AtomicBoolean received = new AtomicBoolean();

    NativeMessage(Receiving receiving, Status status, HeldMessage message) {
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
        into.checkIncoming();
        if (!received.compareAndSet(false, true)) {
            throw new MpiError(ErrorClass.REQUEST, "this message has been received before");
        }
        try {
            return receiving.receive(message, into);
        } catch (OutOfMemoryError | MpiError e) {
            if (e instanceof OutOfMemoryError || ((MpiError) e).errorClass() == ErrorClass.NO_MEM) {
                received.set(false);
            }
            throw e;
        }
    }
}
