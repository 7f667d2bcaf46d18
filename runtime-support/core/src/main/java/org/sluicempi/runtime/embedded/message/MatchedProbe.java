package org.sluicempi.runtime.embedded.message;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.match.Message;

/** A message that a matched probe has taken. */
public final class MatchedProbe implements MatchedMessage {
    private final CommContext comm;
    private final Message message;
    private final Status status;
    private final AtomicBoolean received = new AtomicBoolean();

    private MatchedProbe(CommContext comm, Message message, Status status) {
        this.comm = comm;
        this.message = message;
        this.status = status;
    }

    public static MatchedMessage await(CommContext comm, int source, int tag) {
        return ProbeCondition.await(comm, source, tag, () -> take(comm, source, tag));
    }

    /** The message that is there now, taken out of the matching. */
    public static Optional<MatchedMessage> take(CommContext comm, int source, int tag) {
        return comm.mailbox()
                .take(comm.context(), source, tag, m -> Optional.of(new MatchedProbe(comm, m, m.probed())));
    }

    @Override
    public Status status() {
        return status;
    }

    @Override
    public Request irecv(UserBuffer into) {
        comm.owner().progress();
        into.checkIncoming();
        ReceiveRequest request = new ReceiveRequest(comm, into, status.source(), status.tag());
        if (!received.compareAndSet(false, true)) {
            throw new MpiError(
                    ErrorClass.REQUEST,
                    "the message from " + status.source() + " tag " + status.tag() + " has been received before");
        }
        comm.mailbox().claim(message, request);
        return request;
    }
}
