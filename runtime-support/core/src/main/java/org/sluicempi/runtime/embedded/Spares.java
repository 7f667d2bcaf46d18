package org.sluicempi.runtime.embedded;

import java.util.concurrent.atomic.AtomicReference;
import org.sluicempi.runtime.UserBuffer;

/**
 * Objects of one communicator whose call has come to its end and that nobody else can still reach, kept for the next
 * call, so that plain blocking messages leave no garbage. One of each kind: threads that call at once make their own.
 */
final class Spares {
    private final AtomicReference<Message> message = new AtomicReference<>();
    private final AtomicReference<ReceiveRequest> receive = new AtomicReference<>();

    /** A message that leaves at once; it comes back by {@link #keep(Message)} when it has been delivered. */
    Message message(EmbeddedCommunicator comm, int tag, UserBuffer data) {
        Message spare = message.getAndSet(null);
        if (spare == null) {
            spare = new Message(comm, this);
        }
        spare.set(tag, data);
        return spare;
    }

    void keep(Message delivered) {
        message.set(delivered);
    }

    /** A receive for a call that does not give it to anybody. */
    ReceiveRequest receive(EmbeddedCommunicator comm, UserBuffer into, int source, int tag) {
        ReceiveRequest spare = receive.getAndSet(null);
        if (spare == null) {
            return new ReceiveRequest(comm, into, source, tag);
        }
        spare.set(into, source, tag);
        return spare;
    }

    /** Called when the wait for it has returned; keeps only what no other thread can still hold. */
    void keep(ReceiveRequest complete) {
        if (complete.reusable()) {
            receive.set(complete);
        }
    }
}
