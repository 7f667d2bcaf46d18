package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A send that is complete when it has been matched and, on an emulated link, its data have left. */
final class SendRequest extends EmbeddedRequest {
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private volatile long leftAt = NEVER;
    private Message message;

    SendRequest(EmbeddedCommunicator comm, UserBuffer data, int dest, int tag) {
        super(comm);
        this.data = data;
        this.dest = dest;
        this.tag = tag;
    }

    /** Says which message this is the sending of. */
    void sends(Message itsMessage) {
        message = itsMessage;
    }

    @Override
    void checkPeers() {
        if (!complete() && Absence.of(comm, dest, comm.mailboxOf(dest))) {
            leftAt = 0;
            fail(Absence.error(comm, dest, describe()));
        }
    }

    @Override
    public boolean takeBack() {
        return comm.mailboxOf(dest).retract(message);
    }

    /** Matched; the data have left at {@code time}. */
    void leftAt(long time) {
        leftAt = time;
        complete(Status.EMPTY);
    }

    @Override
    boolean ready() {
        return complete() && (leftAt == 0 || leftAt <= comm.owner().job().now());
    }

    @Override
    void drive(long now) {
        if (!complete()) {
            comm.mailboxOf(dest).progress(now);
        }
    }

    @Override
    long nextTime() {
        return complete() ? leftAt : comm.mailboxOf(dest).nextTime();
    }

    @Override
    String describe() {
        return Descriptions.send("Send", comm, data, dest, tag);
    }
}
