package org.sluicempi.runtime.embedded.message;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.match.Message;

/** A message that a matched probe has taken; {@code message} is null for the one from {@code PROC_NULL}. */
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
        return source == Communicator.PROC_NULL
                ? nothing(comm)
                : ProbeCondition.await(comm, source, tag, () -> take(comm, source, tag));
    }

    public static Optional<MatchedMessage> look(CommContext comm, int source, int tag) {
        return source == Communicator.PROC_NULL ? Optional.of(nothing(comm)) : take(comm, source, tag);
    }

    private static Optional<MatchedMessage> take(CommContext comm, int source, int tag) {
        return comm.mailbox().take(comm.context(), source, tag).map(m -> new MatchedProbe(comm, m, m.probed()));
    }

    private static MatchedProbe nothing(CommContext comm) {
        return new MatchedProbe(comm, null, Status.EMPTY);
    }

    @Override
    public Status status() {
        return status;
    }

    @Override
    public Request irecv(UserBuffer into) {
        comm.owner().progress();
        into.checkIncoming();
        if (!received.compareAndSet(false, true)) {
            throw new MpiError(
                    ErrorClass.REQUEST,
                    "the message from " + status.source() + " tag " + status.tag() + " has been received before");
        }
        if (message == null) {
            return new DoneRequest(comm.owner());
        }
        ReceiveRequest request = new ReceiveRequest(comm, into, status.source(), status.tag());
        comm.mailbox().claim(message, request);
        return request;
    }
}
