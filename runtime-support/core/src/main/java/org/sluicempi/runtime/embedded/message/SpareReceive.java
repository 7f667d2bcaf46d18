package org.sluicempi.runtime.embedded.message;

import java.util.concurrent.atomic.AtomicReference;
import org.sluicempi.runtime.UserBuffer;

/**
 * A receive of one communicator whose call has come to its end and that nobody else can still reach, kept for the next
 * call, so that plain blocking messages leave no garbage. Threads that call at once make their own.
 */
public final class SpareReceive {
    private final CommContext comm;
    private final AtomicReference<ReceiveRequest> kept = new AtomicReference<>();

    public SpareReceive(CommContext comm) {
        this.comm = comm;
    }

    /** A receive for a call that does not give it to anybody. */
    public ReceiveRequest receive(UserBuffer into, int source, int tag) {
        ReceiveRequest spare = kept.getAndSet(null);
        if (spare == null) {
            return new ReceiveRequest(comm, into, source, tag);
        }
        spare.set(into, source, tag);
        return spare;
    }

    /** Called when the wait for it has returned; keeps only what no other thread can still hold. */
    public void keep(ReceiveRequest complete) {
        if (complete.reusable()) {
            kept.set(complete);
        }
    }
}
